import { style } from '@vanilla-extract/css';
import { typography } from './typography.ts';

/** For text that needs nothing else. */
export const figureText = style(typography.figure);
export const h3Text = style(typography.h3);
export const strongText = style(typography.bodyStrong);
export const labelText = style(typography.label);
export const smallText = style(typography.small);
export const quietText = style(typography.quiet);
