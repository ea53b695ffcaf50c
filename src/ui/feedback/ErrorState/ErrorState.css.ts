import { recipe } from '@vanilla-extract/recipes';
import { gridCenter, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space } from '../../../theme/vars.css.ts';

export const sign = recipe({
  base: { ...gridCenter, ...square(size.blockIcon), borderRadius: radius.sheet },
  variants: {
    kind: {
      error: { background: color.dangerTint, color: color.danger },
      offline: { background: color.infoTint, color: color.info },
    },
  },
});

export const heading = recipe({
  base: { marginBlockStart: space.s3 },
  variants: { headingLevel: { 1: typography.h1, 2: typography.h3 } },
});
