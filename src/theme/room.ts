import type { StyleRule } from '@vanilla-extract/css';

/**
 * Shrinks to `least` on narrow screens with larger text. At default text size, widths up to 112px
 * do not shrink.
 */
export function yielding(width: string, least: string): string {
  return `max(${least}, min(${width}, 100vw - 13rem))`;
}

/** Text of a wrapping flex row, beside a picture or date. Wraps below `atLeast`. */
export function rowWords(atLeast: '6rem' | '9rem'): StyleRule {
  return { flex: `1 1 ${atLeast}`, minInlineSize: 0, overflowWrap: 'anywhere' };
}

/** Second line of a wrapping row, indented to align with the text when there is room. */
export function wrappedLine(indent: string): StyleRule {
  return {
    flexBasis: '100%',
    minInlineSize: 0,
    marginInlineStart: `clamp(0px, 100% - 13rem, ${indent})`,
  };
}
