import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  columnGap: space.s9,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
