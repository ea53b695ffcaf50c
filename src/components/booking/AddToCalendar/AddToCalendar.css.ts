import { recipe } from '@vanilla-extract/recipes';
import { plainLink, square, stitchedLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const link = recipe({
  base: {
    ...plainLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s2,
    minBlockSize: space.s7,
    color: color.primary,
    ':hover': { color: color.primaryHover },
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    variant: {
      stitched: { fontWeight: vars.weight.bold },
      quiet: {
        ...typography.small,
        gap: space.s1,
        ':hover': { color: color.primaryHover, textDecoration: 'underline' },
      },
    },
  },
});

export const icon = recipe({
  base: { flexShrink: 0 },
  variants: {
    variant: { stitched: { ...square(size.icon) }, quiet: { ...square(size.iconSmall) } },
  },
});

export const words = recipe({
  variants: {
    variant: { stitched: { ...stitchedLink, color: 'inherit', ':hover': {} }, quiet: {} },
  },
});
