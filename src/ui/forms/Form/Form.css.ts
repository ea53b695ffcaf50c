import { keyframes, style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const form = style({ position: 'relative', display: 'grid', gap: space.s6 });

/**
 * Positioned absolutely, so that the form does not move when the note disappears. Last in the
 * form, so that the note does not move while the browser still reads the HTML of the fields.
 */
export const late = style({
  ...typography.quiet,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  textAlign: 'center',
  animation: `${keyframes({ from: { visibility: 'hidden' } })} 1ms 1s backwards`,
  // In the shell of app.html, which the app replaces.
  selectors: { '[data-shell] &': { display: 'none' } },
});
