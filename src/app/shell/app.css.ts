import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { media, size, space } from '../../theme/vars.css.ts';

export const main = style({
  minBlockSize: `calc(100dvh - ${size.headerMobile})`,
  outline: 'none',
  '@media': {
    [media.wide]: { minBlockSize: `calc(100dvh - ${size.headerDesktop})` },
    [media.print]: { minBlockSize: 0 },
  },
});

globalStyle(`#root > :not(${main})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

export const strip = style({
  minBlockSize: space.s10,
  // A frame of the stage has no strip. A hidden strip takes no space.
  selectors: { 'html[data-frame] &, html[data-folded] &': { minBlockSize: 0 } },
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeletonPage = style({
  ...container,
  display: 'grid',
  gap: space.s5,
  paddingBlock: space.s9,
  // Avoids a flash during short waits.
  animation: `${appear} 1ms 200ms backwards`,
  '@media': {
    ...container['@media'],
    [media.wide]: { ...container['@media']?.[media.wide], paddingBlock: space.s12 },
  },
});

export const wayHome = style({ paddingBlockEnd: space.s9, textAlign: 'center' });
export const stripNote = style({ padding: space.s3, textAlign: 'center' });

/** Height of the demo accounts, to prevent a layout shift. */
export const accountsRoom = style({ minBlockSize: '338px' });

export const phoneRoom = style({ minBlockSize: '282px' });
