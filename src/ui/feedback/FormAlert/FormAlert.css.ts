import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const alert = style({
  ...typography.label,
  display: 'flex',
  gap: vars.space.s2,
  padding: vars.space.s3,
  border: `${vars.border.error} solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  background: vars.color.dangerTint,
  color: vars.color.danger,
});

export const way = style([focusRing, { color: 'inherit', textDecoration: 'underline' }]);

export const icon = style({ flexShrink: 0, blockSize: '1.4em' });
