import { recipe } from '@vanilla-extract/recipes';
import { typography } from '../../../theme/typography.ts';

export const heading = recipe({
  base: { textWrap: 'balance' },
  variants: { size: { page: typography.h1, display: typography.displayPage } },
});
