import { style } from '@vanilla-extract/css';
import { color, space } from '../../../theme/vars.css.ts';

export const words = style({ paddingBlock: space.s3, color: color.inkSoft });
