import { style } from '@vanilla-extract/css';
import { largeSize, typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const review = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingInlineStart: vars.space.s7,
  borderInlineStart: `${vars.border.focusRing} dashed ${vars.color.accent}`,
});

export const heading = style(typography.h3);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
});

export const date = style({ ...typography.small, color: vars.color.inkSoft });

export const quote = style({
  ...typography.h3,
  fontWeight: vars.weight.medium,
  fontSize: largeSize(1.4375),
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
});
