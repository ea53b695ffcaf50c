import { style } from '@vanilla-extract/css';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const sent = style({ color: color.ink });

export const number = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const after = style({ marginBlockStart: space.s6 });
