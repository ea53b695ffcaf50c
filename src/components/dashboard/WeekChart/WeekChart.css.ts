import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square, stitchedLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const height = '11rem';
const small = 'min(0.875rem, 5.5cqi)';
const axis = 'min(2rem, 14cqi)';
export const chart = style({ paddingBlockStart: space.s4, containerType: 'inline-size' });
export const plot = style({ position: 'relative', blockSize: height, marginInlineStart: axis });

export const mark = style({
  ...typography.caption,
  fontSize: small,
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `${vars.border.hairline} dashed ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: color.inkSoft,
});

export const markLabel = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${axis})`,
  insetBlockStart: '-0.5em',
});

export const bars = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  justifyItems: 'center',
});

export const column = style({
  ...flexCenter,
  flexDirection: 'column',
  justifyContent: 'end',
  ...square('100%'),
});

export const total = style({
  ...typography.tag,
  fontSize: 'min(0.9375rem, 6cqi)',
  color: color.ink,
  lineHeight: 1.4,
});

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  inlineSize: '60%',
  maxInlineSize: '1.875rem',
  minBlockSize: '3px',
  overflow: 'hidden',
  borderRadius: '0.9375rem 0.9375rem 0 0',
  selectors: { '&[data-state="empty"]': { borderRadius: 0, background: color.lineStrong } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

const booked = { background: color.accent };
const completed = { background: color.primary };
const bookedForced = { background: 'Canvas', forcedColorAdjust: 'none' } as const;
const completedForced = { background: 'CanvasText', forcedColorAdjust: 'none' } as const;

/** The border separates colours that look similar in the dark theme. */
export const bookedPart = style({
  ...booked,
  flexBasis: 0,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `2px solid ${color.ground}` } },
  '@media': { [media.forcedColors]: bookedForced },
});

export const completedPart = style({
  ...completed,
  flexBasis: 0,
  '@media': { [media.forcedColors]: completedForced },
});

export const days = style({
  ...typography.caption,
  fontSize: small,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  marginBlockStart: space.s2,
  marginInlineStart: axis,
  color: color.inkSoft,
  textAlign: 'center',
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 });

const swatch = style({
  ...square('14px'),
  borderRadius: '7px 7px 2px 2px',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bookedSwatch = style([
  swatch,
  { ...booked, '@media': { [media.forcedColors]: bookedForced } },
]);

export const completedSwatch = style([
  swatch,
  { ...completed, '@media': { [media.forcedColors]: completedForced } },
]);

export const details = style({
  overflowX: 'auto',
  margin: `calc(-1 * ${space.s2})`,
  padding: space.s2,
});

export const summary = style([
  focusRing,
  {
    ...typography.small,
    ...flexCenter,
    gap: space.s1,
    inlineSize: 'fit-content',
    minBlockSize: size.touchMin,
    borderRadius: radius.tag,
    color: color.primary,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const chevron = style({
  ...square(size.iconSmall),
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const summaryWords = style({ ...stitchedLink, color: 'inherit', ':hover': {} });
export const table = style({ ...typography.small, inlineSize: '100%', textAlign: 'start' });

export const cell = style({
  paddingBlock: space.s2,
  paddingInlineEnd: space.s3,
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});

export const head = style([cell, { ...typography.tag, color: color.inkSoft }]);
