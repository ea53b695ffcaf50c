import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const tiles = style({ ...columns('repeat(2, minmax(0, 1fr))'), borderBlockStart: hairline });

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
  selectors: {
    '&:nth-child(odd)': { paddingInlineEnd: space.s4, borderInlineEnd: hairline },
    '&:nth-child(even)': { paddingInlineStart: space.s4 },
  },
});

export const figure = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});
