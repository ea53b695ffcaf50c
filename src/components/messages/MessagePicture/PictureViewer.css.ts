import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: '60dvh',
});

export const picture = style({ ...square('100%'), objectFit: 'contain' });
