import { recipe } from '@vanilla-extract/recipes';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Touch target, at least 24px high. */
export const link = recipe({
  base: {
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.space.s7,
    borderRadius: vars.radius.tag,
    color: vars.color.primary,
    textDecoration: 'none',
    ':hover': { color: vars.color.primaryHover },
  },
  variants: {
    variant: {
      stitched: { fontWeight: vars.weight.bold },
      quiet: {
        ...typography.small,
        gap: vars.space.s1,
        ':hover': { color: vars.color.primaryHover, textDecoration: 'underline' },
      },
    },
  },
});

export const icon = recipe({
  base: { flexShrink: 0 },
  variants: {
    variant: {
      stitched: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      quiet: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
    },
  },
});

export const words = recipe({
  variants: {
    variant: { stitched: { ...stitchedLink, color: 'inherit', ':hover': {} }, quiet: {} },
  },
});
