import { style } from '@vanilla-extract/css';
import { media } from './vars.css.ts';

/** Buttons need no class: they are never printed. */
export const notForPaper = style({ '@media': { [media.print]: { display: 'none !important' } } });
