import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const skip = style({
  ...typography.button,
  ...focusRing,
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: vars.space.s3,
  insetInlineStart: vars.space.s3,
  padding: vars.space.s3,
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:hover': { color: vars.color.onPrimary },
  },
});
