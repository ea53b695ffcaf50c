import { recipe } from '@vanilla-extract/recipes';
import { plainLink, square, stitchedLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Target at least 24px high. */
export const link = recipe({
  base: {
    ...plainLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.space.s7,
    color: vars.color.primary,
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
    variant: { stitched: { ...square(vars.size.icon) }, quiet: { ...square(vars.size.iconSmall) } },
  },
});

export const words = recipe({
  variants: {
    variant: { stitched: { ...stitchedLink, color: 'inherit', ':hover': {} }, quiet: {} },
  },
});
