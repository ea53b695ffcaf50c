import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s3,
  minInlineSize: 0,
});
