import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const place = style({
  color: color.ink,
  selectors: {
    '&[data-state="connecting"]': { background: color.infoTint },
    '&[data-state="offline"]': { background: color.accentTint },
  },
});

export const line = style({
  ...typography.small,
  padding: `${space.s2} ${space.s5}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const sign = style({ flexShrink: 0 });
