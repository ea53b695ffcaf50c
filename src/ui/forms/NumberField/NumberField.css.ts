import { style } from '@vanilla-extract/css';
import { columns, focusRingStyle, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, vars } from '../../../theme/vars.css.ts';
import { box } from '../Field/Field.css.ts';

export const stepper = style([
  box,
  {
    ...columns('auto minmax(0, 1fr) auto'),
    paddingInline: 0,
    selectors: {
      '&:has(input:focus-visible)': focusRingStyle,
      '&:focus-within:not(:has([aria-invalid="true"]))': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
      },
      '&[data-disabled]': {
        background: color.sunk,
        borderColor: color.line,
        color: color.inkMuted,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);

export const number = style({
  ...typography.h3,
  inlineSize: '100%',
  minInlineSize: 0,
  // Eczar's digits sit above the middle of their line.
  padding: '0.2em 0 0',
  border: 0,
  outline: 'none',
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  ':disabled': { color: 'inherit', opacity: 1, cursor: 'not-allowed' },
});

const start = `calc(${radius.control} - ${vars.border.error})`;

export const step = style({
  ...gridCenter,
  minInlineSize: size.touchMin,
  minBlockSize: size.touchMin,
  color: color.ink,
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.duration.fast}`,
  selectors: {
    '&:first-child': {
      borderInlineEnd: hairline,
      borderStartStartRadius: start,
      borderEndStartRadius: start,
    },
    '&:last-child': {
      borderInlineStart: hairline,
      borderStartEndRadius: start,
      borderEndEndRadius: start,
    },
    '&:hover:not(:disabled)': { background: color.primaryTint },
    '&:disabled': { color: color.inkMuted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.medium]: { minInlineSize: size.input },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', opacity: 1 } } },
  },
});
