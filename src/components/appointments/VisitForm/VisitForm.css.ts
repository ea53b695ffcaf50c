import { style } from '@vanilla-extract/css';
import { columns, oneColumn, tiles } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space } from '../../../theme/vars.css.ts';

export const vitals = style({ minInlineSize: 0, padding: 0, border: 0 });
export const legend = style({ ...typography.label, padding: 0, color: color.ink });

export const boxes = style({
  ...columns('repeat(auto-fill, minmax(min(100%, 13rem), 1fr))'),
  gap: space.s4,
  marginBlockStart: space.s3,
});

export const medicines = style({
  ...oneColumn,
  gap: space.s4,
  justifyItems: 'start',
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const rows = style({
  ...oneColumn,
  gap: space.s4,
  inlineSize: '100%',
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style({
  minInlineSize: 0,
  padding: space.s4,
  paddingBlockEnd: space.s2,
  border: hairline,
  borderRadius: radius.control,
});

/** Floating, it is below the border instead of on it. */
export const rowLegend = style([legend, { float: 'inline-start', marginBlockEnd: space.s3 }]);
export const parts = style({ ...oneColumn, gap: space.s3, clear: 'both' });
export const shortParts = style({ ...tiles('8rem'), gap: space.s3 });
export const lastUsed = style({ display: 'grid', gap: space.s2, justifyItems: 'start' });

export const end = style({
  display: 'grid',
  gap: space.s3,
  justifyItems: 'start',
  '@media': { [media.belowMedium]: { justifyItems: 'stretch' } },
});
