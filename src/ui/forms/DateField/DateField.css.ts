import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const parts = style({
  ...columns('minmax(0, 4.5rem) minmax(0, 4.5rem) minmax(0, 6.5rem)'),
  gap: space.s3,
});
