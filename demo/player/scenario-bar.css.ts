import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/vars.css.ts';
import { button, strip } from '../kit/demo.css.ts';

export const barSize = '--scenario-bar-size';

const focus = 'var(--color-focus, Highlight)';
const narrow = '(max-width: 63.999em)';
/** Nothing sticks in lower windows. */
const tall = '(min-height: 25.001em)';

export const bar = style([
  strip,
  {
    insetBlockStart: 0,
    // Below the drawers of the strip.
    zIndex: 31,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minBlockSize: 0,
    columnGap: '20px',
    paddingBlock: '8px',
    '@media': {
      [tall]: { position: 'sticky' },
      [narrow]: { minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

// A sticky element stays in its parent's box.
globalStyle(`div:has(> ${bar})`, { display: 'contents' });

globalStyle(`div:has(> ${bar}) + header`, {
  '@media': { [tall]: { insetBlockStart: `var(${barSize}, 0px)` } },
});

globalStyle(`html:has(${bar})`, {
  '@media': { [tall]: { scrollPaddingBlockStart: `calc(var(${barSize}, 0px) + 96px)` } },
});

export const place = style({ margin: 0, fontWeight: 600 });

export const say = style({
  margin: 0,
  gridColumn: 1,
  maxInlineSize: '90ch',
  fontSize: '0.9375rem',
  selectors: { '&:focus-visible': { outline: `3px solid ${focus}`, outlineOffset: '2px' } },
});

/** On the stage, read from the last row of a room. */
export const largeSay = style([
  say,
  {
    maxInlineSize: '70ch',
    fontFamily: vars.font.text,
    fontSize: 'clamp(1.125rem, 0.75rem + 1.25vw, 2rem)',
    lineHeight: 1.3,
    textWrap: 'pretty',
  },
]);

export const aside = style({ margin: 0, gridColumn: '1 / -1', maxInlineSize: '90ch' });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  gridColumn: 2,
  gridRow: '1 / 3',
  '@media': { [narrow]: { gap: '4px', gridColumn: 1, gridRow: 'auto' } },
});

export const small = style([button, { minInlineSize: '44px', border: 'none', background: 'none' }]);

/** Scrolls away with the page, so that it covers nothing. */
export const folded = style([
  strip,
  {
    zIndex: 31,
    justifyContent: 'end',
    minBlockSize: 0,
    '@media': { [narrow]: { minBlockSize: 0 } },
  },
]);
