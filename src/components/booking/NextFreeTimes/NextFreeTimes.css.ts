import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s1,
  columnGap: space.s3,
  // While they load.
  minBlockSize: space.s8,
});

export const list = style({ display: 'contents' });
