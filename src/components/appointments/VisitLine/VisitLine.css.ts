import { style } from '@vanilla-extract/css';
import { rowLink } from '../../../theme/mixins.css.ts';
import { rowWords, wrappedLine } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const about = style(rowWords('9rem'));

export const name = style({ ...typography.bodyStrong, ...rowLink });

export const detail = style({ ...typography.small, color: vars.color.inkSoft });

export const when = style({
  ...wrappedLine(`calc(3.25rem + ${vars.space.s4})`),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  '@media': { [media.medium]: { display: 'grid', flexBasis: '8.5rem', marginInlineStart: 0 } },
});

export const time = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });
