import { style } from '@vanilla-extract/css';
import { flexCenter, flexWrap, rowLink } from '../../../theme/mixins.css.ts';
import { rowWords, wrappedLine } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { hairline, media, space } from '../../../theme/vars.css.ts';

export const row = style({
  position: 'relative',
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});

export const about = style(rowWords('9rem'));
export const name = style({ ...typography.bodyStrong, ...rowLink });

export const when = style({
  ...wrappedLine(`calc(3.25rem + ${space.s4})`),
  ...flexWrap,
  alignItems: 'baseline',
  columnGap: space.s4,
  '@media': { [media.medium]: { display: 'grid', flexBasis: '8.5rem', marginInlineStart: 0 } },
});
