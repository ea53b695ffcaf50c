import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const field = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: space.s5,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.s6 } },
});

export const side = style({
  ...oneColumn,
  alignContent: 'center',
  gap: space.s3,
  inlineSize: '100%',
});
