import { recipe } from '@vanilla-extract/recipes';
import { focusRing, square } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, vars } from '../../../theme/vars.css.ts';

export const iconButton = recipe({
  base: {
    ...focusRing,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    ...square(size.touchMin),
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: radius.control,
    color: color.ink,
    transition: `background-color ${vars.motion.duration.fast}`,
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    variant: {
      bare: { ':hover': { background: color.sunk } },
      outlined: {
        borderColor: color.lineStrong,
        background: color.surface,
        ':hover': { background: color.primaryTint },
      },
      primary: {
        ...square(size.input),
        background: color.primary,
        color: color.onPrimary,
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: color.primaryHover },
          '&[aria-disabled="true"]': {
            background: color.sunk,
            borderColor: color.line,
            color: color.inkMuted,
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
