import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.control,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const icon = style({ flexShrink: 0, ...square(size.iconLarge), color: color.accentText });
export const advice = style({ ...typography.bodyStrong, lineHeight: 1.4 });
export const detail = style({ ...typography.body, color: color.ink });
