import { style } from '@vanilla-extract/css';
import { color, media } from '../../../theme/vars.css.ts';

export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '32px',
  overflow: 'visible',
});

export const line = style({
  fill: 'none',
  stroke: color.primary,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
