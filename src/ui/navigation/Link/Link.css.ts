import { recipe } from '@vanilla-extract/recipes';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = recipe({
  variants: {
    variant: {
      plain: { ...focusRing, color: vars.color.primary },
      strong: {
        ...focusRing,
        color: vars.color.primary,
        fontWeight: vars.weight.bold,
        textDecoration: 'none',
        ':hover': { color: vars.color.primaryHover, textDecoration: 'underline' },
      },
      stitched: { ...stitchedLink, fontWeight: vars.weight.bold },
    },
  },
});
