import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const bio = style({ maxInlineSize: vars.layout.measureMax, overflowWrap: 'anywhere' });
