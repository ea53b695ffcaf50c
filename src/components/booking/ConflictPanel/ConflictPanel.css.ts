import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  display: 'flex',
  gap: space.s4,
  marginBlockEnd: space.s5,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.control,
  border: `${vars.border.error} solid ${color.danger}`,
  background: color.surface,
});

export const icon = style({ flexShrink: 0, ...square(size.iconLarge), color: color.danger });
export const title = style({ ...typography.bodyStrong, lineHeight: 1.4 });
export const offers = style({ marginBlockStart: space.s3 });
