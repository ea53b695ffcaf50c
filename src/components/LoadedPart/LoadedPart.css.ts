import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const lines = style({ display: 'grid', gap: vars.space.s4, paddingBlock: vars.space.s4 });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  color: vars.color.inkSoft,
});
