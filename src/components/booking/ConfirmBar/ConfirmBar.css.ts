import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/room.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  paddingBlockStart: vars.space.s3,
  paddingInline: vars.layout.gutterMobile,
  paddingBlockEnd: `max(${vars.space.s3}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.stickyBar,
  '@media': { [media.medium]: { paddingInline: vars.layout.gutterTablet } },
});

export const words = style(rowWords('6rem'));
