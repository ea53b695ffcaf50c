import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coveringRadio } from '../../../theme/covering-radio.ts';
import { columns, focusRingStyle, gridCenter, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const options = recipe({
  base: { display: 'grid' },
  variants: {
    variant: {
      plain: {},
      cards: { gap: space.s3, gridTemplateColumns: '1fr' },
      rows: { gap: space.s3 },
    },
    hasDescriptions: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'cards', hasDescriptions: true },
      style: {
        gridTemplateColumns:
          'repeat(auto-fit, minmax(min(100%, max(10rem, (31.5rem - 100%) * 999)), 1fr))',
      },
    },
    {
      variants: { variant: 'cards', hasDescriptions: false },
      style: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' },
    },
  ],
});

const edge = createVar();
const inset = createVar();
const textStart = `calc(${inset} + ${size.checkbox} + ${space.s3} - ${edge})`;

const card = {
  vars: { [edge]: vars.border.control, [inset]: space.s4 },
  minBlockSize: '3.5rem',
  paddingBlock: `calc(${space.s3} - ${edge})`,
  paddingInlineEnd: `calc(${space.s4} - ${edge})`,
  border: `${edge} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': {
      vars: { [edge]: vars.border.selected },
      borderColor: color.primary,
      background: color.primaryTint,
    },
    '&[data-invalid]': { vars: { [edge]: vars.border.error }, borderColor: color.danger },
    '&:has(:disabled)': { background: color.sunk, borderColor: color.line },
    '&:has(:focus-visible)': focusRingStyle,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
} satisfies StyleRule;

export const option = recipe({
  base: {
    vars: { [edge]: '0px', [inset]: '0px' },
    position: 'relative',
    ...columns('1fr auto'),
    alignItems: 'center',
    alignContent: 'center',
    minBlockSize: size.touchMin,
    paddingInlineStart: textStart,
    selectors: { '&:has(:disabled)': { color: color.inkMuted } },
  },
  variants: {
    variant: {
      plain: {},
      cards: card,
      rows: card,
    },
  },
});

export const choice = recipe({
  variants: {
    variant: {
      plain: { ...typography.body, paddingBlock: space.s2 },
      cards: { ...typography.body, fontWeight: vars.weight.bold },
      rows: { ...typography.body, fontWeight: vars.weight.bold },
    },
  },
});

export const radio = style(coveringRadio);

export const dot = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: `calc(${inset} - ${edge})`,
  ...gridCenter,
  ...square(size.checkbox),
  border: `${vars.border.control} solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  translate: '0 -50%',
  '::after': {
    content: '""',
    ...square('50%'),
    borderRadius: '50%',
    background: color.primary,
    scale: 0,
    transition: `scale ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  },
  selectors: {
    ':checked + &': { border: `${vars.border.selected} solid ${color.primary}` },
    ':checked + &::after': { scale: 1 },
    ':focus-visible + &': focusRingStyle,
  },
  '@media': {
    [media.forcedColors]: { '::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

export const cardDot = style({ selectors: { ':focus-visible + &': { outline: 'none' } } });
export const note = style({ ...typography.quiet, gridColumn: 1 });

export const icon = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'inline-flex',
  color: color.primary,
});
