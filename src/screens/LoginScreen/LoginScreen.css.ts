import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const memory = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
});
