import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/vars.css.ts';

export const none = style({ color: color.inkSoft });
