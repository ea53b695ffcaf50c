import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/vars.css.ts';

export const intro = style({ color: vars.color.inkSoft });

export const search = style({
  display: 'grid',
  gap: vars.space.s3,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 220px))',
      gap: vars.space.s4,
    },
  },
});

export const cards = style({
  display: 'grid',
  gap: `${vars.space.s11} ${vars.space.s9}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
