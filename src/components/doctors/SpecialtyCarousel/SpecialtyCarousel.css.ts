import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const section = style([
  container,
  {
    paddingBlock: `${space.s11} ${space.s9}`,
    '@media': { [media.medium]: { paddingBlock: `${space.s13} ${space.s11}` } },
  },
]);

export const onAPhone = style({
  display: 'grid',
  marginBlockStart: space.s6,
  '@media': { [media.beyondPhone]: { display: 'none' } },
});
