import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn } from '../../../theme/mixins.css.ts';
import { rowWords } from '../../../theme/wrapping.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const card = style({ ...flexColumn, gap: space.s3, minInlineSize: 0 });

export const title = style({
  ...rowWords('9rem'),
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
});

export const name = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  overflowWrap: 'anywhere',
});

export const wait = style({ display: 'grid', justifyItems: 'end' });

export const minutes = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ marginBlockStart: 'auto', paddingBlockStart: space.s1 });

globalStyle(`${actions} > *`, { flex: '1 1 0', minInlineSize: 'fit-content' });
