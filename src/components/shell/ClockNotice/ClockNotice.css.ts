import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  background: color.primaryTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const line = style([container, typography.small, { paddingBlock: space.s2 }]);
export const sign = style({ flexShrink: 0, color: color.primary });
