import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space.s3,
  minInlineSize: 0,
});
