import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const rate = style({
  ...typography.h2,
  display: 'block',
  marginBlockStart: space.s2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
