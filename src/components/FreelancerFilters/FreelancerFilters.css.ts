import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: vars.space.s2,
});
