import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const rate = style({
  ...typography.figure,
  display: 'block',
  marginBlockStart: vars.space.s2,
  overflowWrap: 'anywhere',
});

export const steps = style({ display: 'grid', gap: vars.space.s4 });
