import { style } from '@vanilla-extract/css';
import { typography } from './typography.ts';
import { color, radius, size, space, vars } from './vars.css.ts';

export const infoBox = style({
  ...typography.small,
  display: 'flex',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  border: `${vars.border.hairline} solid ${color.info}`,
  background: color.infoTint,
  color: color.ink,
});

export const infoIcon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.info,
});
