import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/room.ts';
import { flexCenter, square } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const kind = style({
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});

export const icon = style({ ...square(vars.size.iconLarge), color: vars.color.primary });

export const label = style({ ...typography.bodyStrong, ...rowWords('6rem') });

export const price = style({
  ...typography.h3,
  fontSize: largeSize(1.625),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
