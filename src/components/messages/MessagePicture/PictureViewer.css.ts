import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';

/** Has the same height before the picture loads, to avoid a layout shift. */
export const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: '60dvh',
});

export const picture = style({ ...square('100%'), objectFit: 'contain' });
