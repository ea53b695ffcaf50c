import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const sent = style({ color: vars.color.ink });

export const number = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const after = style({ marginBlockStart: vars.space.s6 });
