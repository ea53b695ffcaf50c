import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  position: 'sticky',
  zIndex: vars.zIndex.header,
  insetBlockStart: `calc(${size.headerMobile} + ${vars.border.hairline})`,
  background: color.accentTint,
  color: color.ink,
  // Open conversations show their own offline notice.
  selectors: {
    'html:has([data-notice="conversation"][data-state="offline"]) &': { display: 'none' },
  },
  '@media': {
    [media.wide]: { insetBlockStart: `calc(${size.headerDesktop} + ${vars.border.hairline})` },
    [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` },
  },
});

export const line = style([container, typography.small, { paddingBlock: space.s2 }]);
export const sign = style({ flexShrink: 0, color: color.accentText });
