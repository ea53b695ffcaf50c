import { style } from '@vanilla-extract/css';
import { deepBand, gridCenter, square } from '../../../theme/mixins.css.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const frame = style([
  deepBand,
  {
    position: 'relative',
    ...gridCenter,
    minBlockSize: '15rem',
    overflow: 'hidden',
    borderRadius: radius.sheet,
    '@media': {
      [media.medium]: { aspectRatio: '16 / 9' },
      [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
    },
  },
]);

export const picture = style({
  display: 'block',
  ...square('100%'),
  objectFit: 'cover',
  transform: 'scaleX(-1)',
});

export const words = style({
  maxInlineSize: vars.layout.measureMax,
  padding: space.s6,
  textAlign: 'center',
});

export const sign = style({ ...square(space.s10), color: color.onDeepSoft });
