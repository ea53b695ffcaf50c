import { style } from '@vanilla-extract/css';
import { flexCenter, flexWrap, rowLink } from '../../../theme/mixins.css.ts';
import { rowWords, wrappedLine } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const line = style({
  position: 'relative',
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const about = style(rowWords('9rem'));

export const name = style({ ...typography.bodyStrong, ...rowLink });

export const when = style({
  ...wrappedLine(`calc(3.25rem + ${vars.space.s4})`),
  ...flexWrap,
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  '@media': { [media.medium]: { display: 'grid', flexBasis: '8.5rem', marginInlineStart: 0 } },
});

export const time = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });
