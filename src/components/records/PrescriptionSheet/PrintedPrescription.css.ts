import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/vars.css.ts';

export const paper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`body:has(> ${paper}) > :not(${paper})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

globalStyle(`html:has(> body > ${paper}), body:has(> ${paper})`, {
  '@media': { [media.print]: { minBlockSize: 0, background: 'white' } },
});
