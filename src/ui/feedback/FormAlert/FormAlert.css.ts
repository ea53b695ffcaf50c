import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, space, vars } from '../../../theme/vars.css.ts';

export const alert = style({
  ...typography.label,
  display: 'flex',
  gap: space.s2,
  padding: space.s3,
  border: `${vars.border.error} solid ${color.danger}`,
  borderRadius: radius.control,
  background: color.dangerTint,
  color: color.danger,
});

export const way = style([focusRing, { color: 'inherit', textDecoration: 'underline' }]);
export const icon = style({ flexShrink: 0, blockSize: '1.4em' });
