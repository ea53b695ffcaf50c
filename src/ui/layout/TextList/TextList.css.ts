import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const rows = style({ display: 'grid', gap: vars.space.s3 });

/** With an error below, the button stays beside the text box. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s2,
});

export const remove = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.input,
});
