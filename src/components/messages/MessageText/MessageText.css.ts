import { breakable } from '../../../theme/mixins.css.ts';
import { style } from '@vanilla-extract/css';

/** Each line has its own direction. */
export const message = style({
  // Aligns text in a wider bubble.
  justifySelf: 'stretch',
  ...breakable,
  // `pretty` is slow for hundreds of messages.
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});
