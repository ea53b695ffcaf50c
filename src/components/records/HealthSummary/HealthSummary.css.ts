import { style } from '@vanilla-extract/css';
import { largeSize, typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

const rule = `${vars.border.hairline} solid ${vars.color.line}`;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: rule,
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s1,
  paddingBlock: vars.space.s3,
  borderBlockEnd: rule,
  selectors: {
    '&:nth-child(odd)': { paddingInlineEnd: vars.space.s4, borderInlineEnd: rule },
    '&:nth-child(even)': { paddingInlineStart: vars.space.s4 },
  },
});

export const figure = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});
