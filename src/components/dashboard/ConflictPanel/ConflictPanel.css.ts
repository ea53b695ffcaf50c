import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  display: 'flex',
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s5,
  padding: `${vars.space.s4} ${vars.space.s5}`,
  borderRadius: vars.radius.control,
  border: `${vars.border.error} solid ${vars.color.danger}`,
  background: vars.color.surface,
});

export const icon = style({
  flexShrink: 0,
  ...square(vars.size.iconLarge),
  color: vars.color.danger,
});

export const title = style({ ...typography.bodyStrong, lineHeight: 1.4 });

export const offers = style({ marginBlockStart: vars.space.s3 });
