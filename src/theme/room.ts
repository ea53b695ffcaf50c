import type { StyleRule } from '@vanilla-extract/css';

/**
 * A width that makes room for words: all of it, but down to `least` where a person's larger text meets a narrow
 * screen. At ordinary text, 112px and less are never narrowed.
 */
export function yielding(width: string, least: string): string {
  return `max(${least}, min(${width}, 100vw - 13rem))`;
}

/**
 * The words of a wrapping flex row, beside a picture or a date: they take what is left, or a line of their own once
 * that is less than `atLeast`, which grows with the text.
 */
export function rowWords(atLeast: '6rem' | '9rem'): StyleRule {
  return { flex: `1 1 ${atLeast}`, minInlineSize: 0, overflowWrap: 'anywhere' };
}

/** What has the next line of such a row, from where its words begin while there is room: `indent` stands before them. */
export function underRowWords(indent: string): StyleRule {
  return {
    flexBasis: '100%',
    minInlineSize: 0,
    marginInlineStart: `clamp(0px, 100% - 13rem, ${indent})`,
  };
}
