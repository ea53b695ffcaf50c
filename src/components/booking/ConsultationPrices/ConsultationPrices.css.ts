import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/wrapping.ts';
import { flexCenter, square } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, hairline, size, space } from '../../../theme/vars.css.ts';

export const kind = style({
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const icon = style({ ...square(size.iconLarge), color: color.primary });
export const label = style({ ...typography.bodyStrong, ...rowWords('6rem') });

export const price = style({
  ...typography.h3,
  fontSize: largeSize(1.625),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
