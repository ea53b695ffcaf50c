import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const lapsed = style({ paddingBlock: vars.space.s2 });
