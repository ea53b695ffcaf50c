import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const bar = style([
  focusRing,
  {
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s2,
    minBlockSize: size.touchMin,
    paddingInline: space.s4,
    border: `${vars.border.control} solid ${color.primary}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.primary,
    boxShadow: vars.shadow.menu,
    ':hover': { background: color.primaryTint, color: color.primaryHover },
  },
]);
