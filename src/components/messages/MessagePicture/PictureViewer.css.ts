import { style } from '@vanilla-extract/css';

/** Same height before the picture loads. */
export const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: '60dvh',
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
