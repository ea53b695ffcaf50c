import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const heading = style(typography.h3);

export const bio = style({ maxInlineSize: vars.layout.measureMax, overflowWrap: 'anywhere' });
