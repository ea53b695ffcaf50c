import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.control,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const icon = style({ flexShrink: 0, ...square(size.iconLarge), color: color.accentText });
export const words = style({ minInlineSize: 0 });
export const ways = style({ marginBlockStart: space.s3 });
