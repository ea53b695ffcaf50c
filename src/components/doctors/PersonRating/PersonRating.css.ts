import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const none = style({ color: vars.color.inkSoft });
