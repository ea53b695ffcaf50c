import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const intro = style({ color: vars.color.inkSoft });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.s7,
  alignItems: 'start',
});
