import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, space } from '../../../theme/vars.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space.s2,
});

export const stars = recipe({
  base: { position: 'relative', blockSize: 'auto', flexShrink: 0, aspectRatio: '5' },
  variants: { size: { regular: { inlineSize: '120px' }, small: { inlineSize: '95px' } } },
});

export const outline = style({
  fill: 'none',
  stroke: color.accentText,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
});

export const filling = style({ fill: color.accent });
