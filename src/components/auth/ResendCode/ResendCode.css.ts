import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/vars.css.ts';

export const row = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
