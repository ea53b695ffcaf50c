import { style } from '@vanilla-extract/css';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const review = style({
  paddingInlineStart: space.s7,
  borderInlineStart: `${vars.border.focusRing} dashed ${color.accent}`,
});

export const quote = style({
  ...typography.h3,
  fontWeight: vars.weight.medium,
  fontSize: largeSize(1.4375),
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
});
