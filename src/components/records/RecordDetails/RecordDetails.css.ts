import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

export const words = style({ whiteSpace: 'pre-wrap' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: space.s4,
});
