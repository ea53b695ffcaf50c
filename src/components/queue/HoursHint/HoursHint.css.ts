import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const words = style({ minInlineSize: 0 });
export const ways = style({ marginBlockStart: space.s3 });
