import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './vars.css.ts';

export const settling = style({});

/** Columns that do not wait for each other when side by side. */
export const sideBySide = style({});
const after = ':is([aria-busy="true"], :has([aria-busy="true"])) ~ *';

globalStyle(`${settling} ${after}`, { visibility: 'hidden' });

globalStyle(`${settling} ${sideBySide} > ${after}`, {
  '@media': { [media.wide]: { visibility: 'inherit' } },
});
