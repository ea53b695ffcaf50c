import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const place = style({
  color: vars.color.ink,
  selectors: {
    '&[data-state="connecting"]': { background: vars.color.infoTint },
    '&[data-state="offline"]': { background: vars.color.accentTint },
  },
});

export const line = style({
  ...typography.small,
  padding: `${vars.space.s2} ${vars.space.s5}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const sign = style({ flexShrink: 0 });
