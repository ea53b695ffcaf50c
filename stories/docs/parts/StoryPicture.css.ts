import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, vars } from '../../../src/theme/vars.css.ts';

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  inlineSize: '100%',
  margin: 0,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: radius.sheet,
  background: color.ground,
  contain: 'strict',
  overflow: 'hidden',
});

const stage = style({
  position: 'absolute',
  insetBlockStart: 0,
  // A transform begins at the left in right-to-left pages, too.
  left: 0,
  transformOrigin: '0 0',
});

/** At least as wide as a phone. */
export const narrow = style([
  stage,
  { inlineSize: 'max-content', minInlineSize: '320px', padding: space.s4 },
]);

/** Wider content of wide windows has a minimum, too (render-picture.ts). */
export const content = style({ maxInlineSize: '480px' });

/**
 * As wide as the page, because media queries follow the window. Not higher than the picture, because
 * fixed elements follow the stage.
 */
export const wide = style([stage, { inlineSize: '100vw', maxBlockSize: 'calc(100vw * 10 / 16)' }]);

globalStyle(`${picture} .story-window`, { margin: `calc(-1 * ${space.s4})` });
globalStyle(`${picture} .story-frame`, {
  inlineSize: '480px !important',
  blockSize: '300px !important',
  border: 0,
});
