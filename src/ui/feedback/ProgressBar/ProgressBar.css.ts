import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space } from '../../../theme/vars.css.ts';

export const caption = style({
  ...typography.quiet,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  marginBlockStart: space.s1,
  border: 0,
  borderRadius: radius.tag,
  overflow: 'hidden',
  background: color.sunk,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: color.primary },
  '::-moz-progress-bar': { background: color.primary },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
    },
  },
});
