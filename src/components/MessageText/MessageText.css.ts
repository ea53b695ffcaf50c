import { style } from '@vanilla-extract/css';

/** Each line has its own direction. */
export const message = style({
  // In a wider bubble, such as under a file, text aligns with the start.
  justifySelf: 'stretch',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // `pretty` is slow for hundreds of messages.
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});
