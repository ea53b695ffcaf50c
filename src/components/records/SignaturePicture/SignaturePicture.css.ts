import { style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { media, space } from '../../../theme/vars.css.ts';

/** White in the dark theme, too: the ink of the picture is dark. */
export const paper = style({
  ...paperSheet,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: space.s3,
  background: 'white',
  '@media': { [media.print]: { border: 0, padding: 0 } },
});

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '6rem',
  objectFit: 'contain',
});
