import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const lapsed = style({ paddingBlock: space.s2 });
