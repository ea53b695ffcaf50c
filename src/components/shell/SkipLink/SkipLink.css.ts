import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, space, vars } from '../../../theme/vars.css.ts';

export const skip = style({
  ...typography.button,
  ...focusRing,
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: space.s3,
  insetInlineStart: space.s3,
  padding: space.s3,
  borderRadius: radius.control,
  background: color.primary,
  color: color.onPrimary,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:hover': { color: color.onPrimary },
  },
});
