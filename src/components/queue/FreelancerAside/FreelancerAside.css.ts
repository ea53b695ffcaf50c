import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const rate = style({
  ...typography.h2,
  display: 'block',
  marginBlockStart: vars.space.s2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
