import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** A page of parts that are loaded one by one: what stands below one that is still to come waits for it, or it would be pushed down. */
export const settling = style({});

/** Columns of such a page, side by side where there is room: there one does not wait for the other. */
export const sideBySide = style({});

const after = ':is([aria-busy="true"], :has([aria-busy="true"])) ~ *';

globalStyle(`${settling} ${after}`, { visibility: 'hidden' });

globalStyle(`${settling} ${sideBySide} > ${after}`, {
  '@media': { [media.wide]: { visibility: 'inherit' } },
});
