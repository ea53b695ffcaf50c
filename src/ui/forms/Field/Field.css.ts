import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { flexCenter, oneColumn, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const field = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space.s2,
  minInlineSize: 0,
});

export const label = style({ ...typography.label, color: color.ink, justifySelf: 'start' });
export const hiddenLabel = style(visuallyHidden);
export const control = style({ position: 'relative', display: 'grid' });
const edge = createVar();
const thick = { vars: { [edge]: vars.border.error } } satisfies StyleRule;

/** The padding shrinks as the border grows, so that the text does not move. */
export const box: StyleRule = {
  ...typography.body,
  vars: { [edge]: vars.border.control },
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.input,
  paddingBlock: 0,
  paddingInline: `calc(${space.s4} - ${edge})`,
  border: `${edge} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&:is(:focus, [aria-expanded="true"]):not(:disabled)': { ...thick, borderColor: color.primary },
    '&:is([aria-invalid="true"], :has([aria-invalid="true"])):not(:disabled)': {
      ...thick,
      borderColor: color.danger,
    },
    '&:autofill': {
      boxShadow: `inset 0 0 0 99px ${color.surface}`,
      WebkitTextFillColor: color.ink,
    },
    '&:disabled': {
      background: color.sunk,
      borderColor: color.line,
      color: color.inkMuted,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
};

export const input = style(box);

export const textArea = style([
  box,
  {
    display: 'block',
    minBlockSize: size.inputAreaMin,
    paddingBlock: space.s3,
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);

export const leading = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.s4,
  ...flexCenter,
  color: color.inkSoft,
  pointerEvents: 'none',
});

export const trailing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.s1,
  ...flexCenter,
});

export const withIcon = style({
  paddingInlineStart: `calc(${space.s4} + ${size.icon} + ${space.s2} - ${edge})`,
});

export const withButton = style({
  paddingInlineEnd: `calc(${size.touchMin} + ${space.s2} - ${edge})`,
  // Hides Edge's own password button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

/** Leaves space for '+91' in units that scale with the text. */
export const withPrefix = style({
  paddingInlineStart: `calc(4em - ${edge})`,
  fontVariantNumeric: 'tabular-nums',
});

export const prefix = style({
  ...typography.body,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: `calc(4em - ${space.s4} - ${space.s3})`,
  blockSize: '1.55em',
  borderInlineEnd: hairline,
});

export const error = style({
  ...typography.tag,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s1,
  color: color.danger,
});

export const errorIcon = style({ flexShrink: 0, blockSize: '1.45em' });
