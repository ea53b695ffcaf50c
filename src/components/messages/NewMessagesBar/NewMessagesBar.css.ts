import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const bar = style([
  focusRing,
  {
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.size.touchMin,
    paddingInline: vars.space.s4,
    border: `${vars.border.control} solid ${vars.color.primary}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    color: vars.color.primary,
    boxShadow: vars.shadow.menu,
    ':hover': { background: vars.color.primaryTint, color: vars.color.primaryHover },
  },
]);
