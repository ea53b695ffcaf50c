import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn } from '../../../theme/mixins.css.ts';
import { rowWords } from '../../../theme/wrapping.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

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

/** Leaves room for the hospital's name on a phone. A new time must not move it. */
export const wait = style({
  display: 'grid',
  justifyItems: 'end',
  inlineSize: '7rem',
  textAlign: 'end',
  '@media': { [media.medium]: { inlineSize: '11rem' } },
});

export const minutes = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ marginBlockStart: 'auto', paddingBlockStart: space.s1 });

globalStyle(`${actions} > *`, { flex: '1 1 0', minInlineSize: 'fit-content' });
