import { globalStyle, style } from '@vanilla-extract/css';
import { container, stuckAbove } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  position: 'relative',
  zIndex: vars.zIndex.header,
  background: color.accentTint,
  color: color.ink,
  // Open conversations show their own offline notice.
  selectors: {
    'html:has([data-notice="conversation"][data-state="offline"]) &': { display: 'none' },
  },
  '@media': {
    [media.tall]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerMobile} + ${vars.border.hairline})`,
    },
    [media.tallWide]: { insetBlockStart: `calc(${size.headerDesktop} + ${vars.border.hairline})` },
    [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` },
  },
});

/** At 320 px, the notice has two lines. */
const below = (header: string) => ({ vars: { [stuckAbove]: `calc(${header} + 4.5rem)` } });

globalStyle(`html:has(${bar}[data-state="offline"])`, {
  '@media': {
    [media.tall]: below(size.headerMobile),
    [media.tallWide]: below(size.headerDesktop),
  },
});

export const line = style([container, typography.small, { paddingBlock: space.s2 }]);
/** Hidden if the page could not load. */
export const staleness = style({
  selectors: {
    'html:has(main [role="alert"][data-state="offline"]) &': { display: 'none' },
  },
});

export const sign = style({ flexShrink: 0, color: color.accentText });
