import { style } from '@vanilla-extract/css';
import { flexCenter, rowLink } from '../../../theme/mixins.css.ts';
import { rowWords } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const item = style({
  position: 'relative',
  ...flexCenter,
  flexWrap: 'wrap',
  columnGap: space.s4,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});

export const about = style(rowWords('6rem'));
export const link = style({ ...typography.bodyStrong, ...rowLink });
export const date = style({ ...typography.quiet, marginInlineStart: 'auto' });
