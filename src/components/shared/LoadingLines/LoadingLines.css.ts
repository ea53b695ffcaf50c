import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const lines = style({ paddingBlock: space.s4 });
