import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.s7,
  alignItems: 'start',
});
