import { styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export type Space = keyof typeof vars.space;

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
