import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.s3,
});
