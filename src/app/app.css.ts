import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { container } from '../theme/mixins.css.ts';
import { vars } from '../theme/vars.css.ts';

/** Fills the window below the header at least, so that the footer does not jump into view while a page loads. */
export const main = style({
  minBlockSize: `calc(100dvh - ${vars.size.headerMobile})`,
  outline: 'none',
  '@media': {
    [media.wide]: { minBlockSize: `calc(100dvh - ${vars.size.headerDesktop})` },
    [media.print]: { minBlockSize: 0 },
  },
});

// What stands around a page is of no use on paper.
globalStyle(`#root > :not(${main})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

/** The height of the demo's strip, kept free until it is there. */
export const strip = style({
  minBlockSize: vars.space.s13,
  '@media': { [media.medium]: { minBlockSize: vars.space.s10 } },
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeletonPage = style({
  ...container,
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: vars.space.s9,
  // A wait of a moment should not flash.
  animation: `${appear} 1ms 200ms backwards`,
  '@media': {
    ...container['@media'],
    [media.wide]: { ...container['@media']?.[media.wide], paddingBlock: vars.space.s12 },
  },
});

export const wayHome = style({ paddingBlockEnd: vars.space.s9, textAlign: 'center' });

export const stripNote = style({ padding: vars.space.s3, textAlign: 'center' });

/** Kept free below the login form, which stands in the middle and would move. */
export const accountsRoom = style({ minBlockSize: '338px' });

/** The Demo phone with its first message. */
export const phoneRoom = style({ minBlockSize: '282px' });
