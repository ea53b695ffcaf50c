import './fonts.css.ts';
import './themes.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { focusRingStyle, stuckAbove, stuckBelow, systemStitch } from './mixins.css.ts';
import { typography } from './typography.ts';
import { color, media, size, space } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  // Room for what sticks, which must not cover the focused element.
  vars: { [stuckAbove]: '0px', [stuckBelow]: '0px' },
  scrollPaddingBlock: `calc(${stuckAbove} + ${space.s4}) calc(${stuckBelow} + ${space.s4})`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  '@media': {
    [media.tall]: { vars: { [stuckAbove]: size.headerMobile } },
    [media.tallWide]: { vars: { [stuckAbove]: size.headerDesktop } },
  },
});

globalStyle('body', {
  ...typography.body,
  minBlockSize: '100dvh',
  background: color.ground,
  color: color.ink,
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
});

globalStyle(':where(h1)', { ...typography.h1, textWrap: 'balance' });
globalStyle(':where(h2)', { ...typography.h2, textWrap: 'balance' });
globalStyle(':where(h3, h4)', { ...typography.h3, textWrap: 'balance' });
globalStyle(':where(p)', { textWrap: 'pretty' });
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' });
globalStyle(':where(a)', {
  color: color.primary,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
});
globalStyle(':where(a:hover)', { color: color.primaryHover });
globalStyle(':where(img, svg, video)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(img, video)', { blockSize: 'auto' });
globalStyle(':where(button, input, textarea, select)', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(':where(button)', { background: 'none', border: 0, padding: 0 });
globalStyle(':where(button, [role="button"], label, summary):not(:disabled)', {
  cursor: 'pointer',
});
globalStyle(':where(fieldset)', { border: 0, padding: 0, minInlineSize: 0 });
globalStyle(':where(legend)', { padding: 0 });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where(dialog)', { color: 'inherit' });
globalStyle(':where(time, data)', { fontVariantNumeric: 'tabular-nums' });
globalStyle('::placeholder', { color: color.inkMuted, opacity: 1 });
globalStyle('::selection', { background: color.accent, color: color.onAccent });
globalStyle('[hidden]', { display: 'none !important' });
// Hides HTML that was prerendered for another URL (public/boot.js).
globalStyle('[data-stale=hidden] #root', { visibility: 'hidden' });
globalStyle(':where(:focus-visible)', focusRingStyle);
// Elements that only code can focus have no focus ring.
globalStyle(':where([tabindex="-1"]:not(button):focus)', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
});

globalStyle(':root', {
  '@media': { [media.forcedColors]: { vars: { [systemStitch]: 'CanvasText' } } },
});
globalStyle(':where(:focus-visible)', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
globalStyle('::selection', {
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
});
