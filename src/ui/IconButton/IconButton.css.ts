import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const iconButton = recipe({
  base: {
    ...focusRing,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.touchMin,
    blockSize: vars.size.touchMin,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    transition: `background-color ${vars.motion.duration.fast}`,
  },
  variants: {
    look: {
      bare: { ':hover': { background: vars.color.sunk } },
      outlined: {
        borderColor: vars.color.lineStrong,
        background: vars.color.surface,
        ':hover': { background: vars.color.primaryTint },
      },
    },
  },
});
