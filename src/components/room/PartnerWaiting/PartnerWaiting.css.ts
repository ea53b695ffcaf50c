import { style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const line = style({ ...typography.bodyStrong, ...flexCenter, gap: space.s2 });

export const mark = style({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '15px',
  border: `${vars.border.control} solid ${color.accentText}`,
  borderRadius: '6px 6px 2px 2px',
  background: color.accent,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Highlight',
    },
  },
});
