import { breakable } from '../../../theme/mixins.css.ts';
import { style } from '@vanilla-extract/css';

/** Each line has its own text direction. */
export const message = style({
  // Right-to-left text aligns with the bubble's edge.
  justifySelf: 'stretch',
  ...breakable,
  // `pretty` is slow for hundreds of messages.
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});
