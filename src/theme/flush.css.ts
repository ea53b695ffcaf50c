import { style } from '@vanilla-extract/css';
import { space } from './vars.css.ts';

/** Aligns the words of text buttons with the text above them. */
export const flushTextButtons = style({ marginInlineStart: `calc(-1 * ${space.s2})` });
