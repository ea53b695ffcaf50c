import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const row = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
