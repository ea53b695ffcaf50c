import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typography } from '../../../src/theme/typography.ts';
import { color, radius, space, vars } from '../../../src/theme/vars.css.ts';

const list = style({ display: 'grid', gap: space.s5, marginBlock: space.s5 });

export const measures = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
]);

export const lengths = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
]);

export const measure = style({
  display: 'grid',
  gap: space.s3,
  alignContent: 'start',
  minInlineSize: 0,
});

export const window = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '24px',
});

export const drawn = recipe({
  base: { forcedColorAdjust: 'none', maxInlineSize: '100%' },
  variants: {
    as: {
      length: { blockSize: '20px', background: color.accent },
      corner: {
        inlineSize: '76px',
        blockSize: '76px',
        border: `2px solid ${color.primary}`,
        borderInlineEnd: 0,
        borderBlockEnd: 0,
        background: color.primaryTint,
      },
      family: typography.h3,
      weight: typography.lead,
      line: { borderBlockStartStyle: 'solid', borderBlockStartColor: color.primary },
      shadow: {
        blockSize: '88px',
        margin: `${space.s4} ${space.s4} ${space.s8}`,
        border: `${vars.border.hairline} solid ${color.line}`,
        borderRadius: radius.sheet,
        background: color.raised,
      },
    },
  },
});

export const name = style({ ...typography.bodyStrong });

export const value = style({ ...typography.body, fontVariantNumeric: 'tabular-nums' });

export const use = style({ ...typography.small, color: color.inkSoft });

export const path = style({ ...typography.small, color: color.inkSoft, overflowWrap: 'anywhere' });
