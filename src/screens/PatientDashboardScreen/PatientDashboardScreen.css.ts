import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const heading = style({ display: 'grid', gap: vars.space.s1 });

export const intro = style({ color: vars.color.inkSoft });

export const loading = style({ display: 'grid', gap: vars.space.s5 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.s7,
  alignItems: 'start',
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s10,
});
