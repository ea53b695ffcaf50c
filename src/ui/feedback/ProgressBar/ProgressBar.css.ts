import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const caption = style({
  ...typography.quiet,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  marginBlockStart: vars.space.s1,
  border: 0,
  borderRadius: vars.radius.tag,
  overflow: 'hidden',
  background: vars.color.sunk,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.color.primary },
  '::-moz-progress-bar': { background: vars.color.primary },
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
