import { style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const hint = style({ padding: space.s5, ...paperSheet });

export const text = style({ color: color.inkSoft });
