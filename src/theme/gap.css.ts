import { styleVariants } from '@vanilla-extract/css';
import { space } from './vars.css.ts';

export type Space = keyof typeof space;

export const gap = styleVariants(space, (space) => ({ gap: space }));
