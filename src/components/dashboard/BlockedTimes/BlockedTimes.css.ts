import { style } from '@vanilla-extract/css';
import { hairline, space } from '../../../theme/vars.css.ts';

export const line = style({ paddingBlock: space.s1, borderBlockEnd: hairline });
