import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const hint = style({
  padding: vars.space.s5,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
});

export const heading = style(typography.h3);

export const text = style({ color: vars.color.inkSoft });
