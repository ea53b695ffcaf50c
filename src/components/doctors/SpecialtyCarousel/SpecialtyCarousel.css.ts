import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const section = style([
  container,
  {
    paddingBlock: `${vars.space.s11} ${vars.space.s9}`,
    '@media': { [media.medium]: { paddingBlock: `${vars.space.s13} ${vars.space.s11}` } },
  },
]);

export const onAPhone = style({
  display: 'grid',
  marginBlockStart: vars.space.s6,
  '@media': { [media.beyondPhone]: { display: 'none' } },
});
