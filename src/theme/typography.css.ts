import { styleVariants } from '@vanilla-extract/css';
import { typography } from './typography.ts';

/** The type roles as classes: `className={text.h2}`. */
export const text = styleVariants(typography);
