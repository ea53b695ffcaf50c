import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const sent = style({ color: vars.color.ink });

export const number = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const after = style({ marginBlockStart: vars.space.s6 });

export const promise = style({ ...typography.quiet });
