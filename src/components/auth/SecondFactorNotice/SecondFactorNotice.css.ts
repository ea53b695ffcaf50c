import { style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const notice = style({ padding: space.s5, ...paperSheet });
