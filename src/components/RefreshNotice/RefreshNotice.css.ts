import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const notice = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
  marginBlockEnd: vars.space.s4,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  border: `${vars.border.hairline} solid ${vars.color.info}`,
  background: vars.color.infoTint,
  color: vars.color.ink,
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.info,
});

export const words = style({ flex: '1 1 16rem' });
