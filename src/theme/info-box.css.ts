import { style } from '@vanilla-extract/css';
import { typography } from './typography.ts';
import { vars } from './vars.css.ts';

export const infoBox = style({
  ...typography.small,
  display: 'flex',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  border: `${vars.border.hairline} solid ${vars.color.info}`,
  background: vars.color.infoTint,
  color: vars.color.ink,
});

export const infoIcon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.info,
});
