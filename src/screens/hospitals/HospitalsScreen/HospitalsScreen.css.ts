import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/vars.css.ts';

export const search = style({
  display: 'grid',
  gap: space.s3,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(280px, 1fr) repeat(2, minmax(0, 220px))',
      gap: space.s4,
    },
  },
});

export const cards = style({
  display: 'grid',
  gap: `${space.s11} ${space.s9}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
