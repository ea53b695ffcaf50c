import { style } from '@vanilla-extract/css';
import { archRadius } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { color, space, vars } from '../../../src/theme/vars.css.ts';

/** Height divided by width. */
const RATIO = 0.62;

export const group = style({ marginBlock: `${space.s7} ${space.s8}` });

export const title = style({ ...typography.h3, marginBlockEnd: space.s4 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: `${space.s7} ${space.s5}`,
});

export const swatch = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
});

export const arch = style({
  aspectRatio: `1 / ${RATIO}`,
  marginBlockEnd: space.s2,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: archRadius(RATIO),
  forcedColorAdjust: 'none',
});

export const name = style({ ...typography.bodyStrong });

export const use = style({ ...typography.small, color: color.inkSoft });

export const values = style({ ...typography.caption, marginBlock: space.s1, color: color.inkSoft });

export const value = style({
  display: 'grid',
  gridTemplateColumns: '3.6em minmax(0, 1fr)',
  columnGap: space.s2,
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: '5px',
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const raw = style({ color: color.inkMuted });

export const variable = style({ ...typography.caption, overflowWrap: 'anywhere' });
