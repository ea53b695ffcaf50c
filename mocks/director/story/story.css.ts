import { globalStyle, style } from '@vanilla-extract/css';
import { button, strip } from '../director.css.ts';

export const barSize = '--story-size';

const narrow = '(max-width: 63.999em)';

/** Sticks to the window, with the page's header below it. */
export const bar = style([
  strip,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 32,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minBlockSize: 0,
    paddingBlock: '4px 8px',
    '@media': {
      [narrow]: { minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

// A sticky element stays in its parent's box.
globalStyle(`div:has(> ${bar})`, { display: 'contents' });

globalStyle(`div:has(> ${bar}) + header`, { insetBlockStart: `var(${barSize}, 0px)` });

globalStyle(`html:has(${bar})`, { scrollPaddingBlockStart: `calc(var(${barSize}, 0px) + 96px)` });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '1 / -1',
});

export const place = style({ margin: 0, flex: 1, fontWeight: 600 });

export const say = style({ margin: 0, fontSize: '0.9375rem', maxInlineSize: '80ch' });

export const aside = style({ margin: 0, gridColumn: '1 / -1', maxInlineSize: '80ch' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

/** Above the bars that stick to the bottom of pages on phones. */
export const folded = style({
  position: 'fixed',
  insetBlockEnd: '96px',
  insetInlineStart: 0,
  zIndex: 32,
  '@media': { print: { display: 'none' } },
});

export const dot = style([button, { background: 'var(--color-sunk, Canvas)' }]);

globalStyle(`${buttons} > ${button}`, { minInlineSize: '64px' });
