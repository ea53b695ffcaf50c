import { style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const hint = style({ padding: vars.space.s5, ...paperSheet });

export const text = style({ color: vars.color.inkSoft });
