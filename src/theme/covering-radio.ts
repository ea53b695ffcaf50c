import type { StyleRule } from '@vanilla-extract/css';

/** Covers the styled radio, so that a tap reaches the input with the accessible name. */
export const coveringRadio: StyleRule = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
};
