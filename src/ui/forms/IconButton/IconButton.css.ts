import { recipe } from '@vanilla-extract/recipes';
import { focusRing, square } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const iconButton = recipe({
  base: {
    ...focusRing,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    ...square(vars.size.touchMin),
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    transition: `background-color ${vars.motion.duration.fast}`,
  },
  variants: {
    variant: {
      bare: { ':hover': { background: vars.color.sunk } },
      outlined: {
        borderColor: vars.color.lineStrong,
        background: vars.color.surface,
        ':hover': { background: vars.color.primaryTint },
      },
      primary: {
        ...square(vars.size.input),
        background: vars.color.primary,
        color: vars.color.onPrimary,
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: vars.color.primaryHover },
          '&[aria-disabled="true"]': {
            background: vars.color.sunk,
            borderColor: vars.color.line,
            color: vars.color.inkMuted,
            cursor: 'not-allowed',
          },
        },
        '@media': {
          [media.forcedColors]: {
            borderColor: 'ButtonText',
            selectors: {
              '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
            },
          },
        },
      },
    },
  },
});
