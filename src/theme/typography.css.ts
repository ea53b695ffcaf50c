import { styleVariants } from '@vanilla-extract/css';
import { typography } from './typography.ts';

export const text = styleVariants(typography);
