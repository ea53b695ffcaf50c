import type { StyleRule } from '@vanilla-extract/css';

/**
 * Shrinks to `least` on narrow screens with larger text. At default text size, widths up to 112px
 * do not shrink.
 */
export function yielding(width: string, least: string): string {
  return `max(${least}, min(${width}, 100vw - 13rem))`;
}

/** The text wraps below the picture if it would be narrower than `atLeast`. */
export function rowWords(atLeast: '6rem' | '9rem'): StyleRule {
  return { flex: `1 1 ${atLeast}`, minInlineSize: 0, overflowWrap: 'anywhere' };
}

export function wrappedLine(indent: string): StyleRule {
  return {
    flexBasis: '100%',
    minInlineSize: 0,
    marginInlineStart: `clamp(0px, 100% - 13rem, ${indent})`,
  };
}
