import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/wrapping.ts';
import { color, hairline, media, space, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  paddingBlockStart: space.s3,
  paddingInline: vars.layout.gutterMobile,
  paddingBlockEnd: `max(${space.s3}, env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
  background: color.surface,
  boxShadow: vars.shadow.stickyBar,
  '@media': { [media.medium]: { paddingInline: vars.layout.gutterTablet } },
});

export const words = style(rowWords('6rem'));
