import { style } from '@vanilla-extract/css';

/** Line breaks are kept, each line reads in its own direction, and a long word breaks rather than overflows. */
export const message = style({
  // In a bubble that is wider, such as under a file, words begin where lines begin.
  justifySelf: 'stretch',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Prettier lines take longer to lay out, which a conversation has hundreds of.
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});
