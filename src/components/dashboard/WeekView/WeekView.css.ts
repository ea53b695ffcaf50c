import { style } from '@vanilla-extract/css';
import {
  breakable,
  flexCenter,
  focusRing,
  oneColumn,
  rowLink,
  stitchedLink,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

/** Seven days. Below, three. */
export const wide = media.medium;

export const frame = style({ ...oneColumn, gap: space.s4 });
export const range = style({ ...typography.bodyStrong, color: color.ink });

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const corner = style({
  inlineSize: '3.5rem',
  '@media': { [wide]: { inlineSize: '4.5rem' } },
});

export const day = style({
  ...typography.small,
  paddingBlockEnd: space.s2,
  paddingInline: space.s1,
  verticalAlign: 'bottom',
  textAlign: 'start',
  fontWeight: 'inherit',
  color: color.inkSoft,
  selectors: { '&[aria-current]': { color: color.accentText } },
});

export const date = style({ ...typography.bodyStrong, display: 'block', color: color.ink });

export const blockCell = style({ paddingInline: space.s1 });

export const block = style([
  focusRing,
  {
    ...typography.small,
    ...flexCenter,
    minBlockSize: size.touchMin,
    borderRadius: radius.tag,
    border: 0,
    padding: 0,
    background: 'transparent',
    color: color.primary,
    cursor: 'pointer',
    ':hover': { color: color.primaryHover },
  },
]);

export const stitched = style({ ...stitchedLink, color: 'inherit', ':hover': {} });

export const hour = style({
  ...typography.quiet,
  paddingBlock: space.s2,
  paddingInlineEnd: space.s2,
  borderBlock: hairline,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const cell = style({
  blockSize: size.touchMin,
  padding: space.s1,
  border: hairline,
  borderInlineEnd: 0,
  background: color.surface,
  verticalAlign: 'top',
  selectors: {
    '&[data-state="off"]': { background: 'transparent' },
    '&[data-state="past"]': { background: 'transparent' },
    '&[data-state="leave"], &[data-state="blocked"]': { background: color.sunk },
    '&[aria-current]': { background: color.accentTint },
  },
});

export const state = style({ ...typography.small, color: color.inkMuted });
export const visits = style({ ...oneColumn, gap: space.s1 });

export const visit = style({
  ...breakable,
  ...typography.small,
  position: 'relative',
  paddingInlineStart: space.s2,
  borderInlineStart: `3px solid ${color.primary}`,
  borderRadius: '2px',
  color: color.ink,
  selectors: {
    '&[data-state="pending"]': { borderInlineStartStyle: 'dashed', borderColor: color.accentText },
    '&[data-state="completed"], &[data-state="missed"]': {
      borderColor: color.line,
      color: color.inkMuted,
    },
  },
});

export const link = style({
  ...rowLink,
  display: 'block',
  minBlockSize: size.touchMin,
  paddingBlock: '2px',
});

export const request = style({ display: 'block', color: color.accentText });
export const time = style({ display: 'block', fontWeight: vars.weight.semibold });
