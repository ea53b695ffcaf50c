import type { StyleRule } from '@vanilla-extract/css';

/** The browser's own radio, unseen over what is drawn for it: what is tapped is what is named. */
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
