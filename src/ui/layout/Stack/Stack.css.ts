import { oneColumn } from '../../../theme/mixins.css.ts';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ ...oneColumn });

export const align = styleVariants({
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
});
