import { recipe } from '@vanilla-extract/recipes';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { color, vars } from '../../../theme/vars.css.ts';

export const link = recipe({
  variants: {
    variant: {
      plain: { ...focusRing, color: color.primary },
      strong: {
        ...focusRing,
        color: color.primary,
        fontWeight: vars.weight.bold,
        textDecoration: 'none',
        ':hover': { color: color.primaryHover, textDecoration: 'underline' },
      },
      stitched: { ...stitchedLink, fontWeight: vars.weight.bold },
    },
  },
});
