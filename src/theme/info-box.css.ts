import { style } from '@vanilla-extract/css';
import { square } from './mixins.css.ts';
import { typography } from './typography.ts';
import { color, media, radius, size, space, vars } from './vars.css.ts';

export const infoBox = style({
  ...typography.small,
  display: 'flex',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  border: `${vars.border.hairline} solid ${color.info}`,
  background: color.infoTint,
  color: color.ink,
});

export const infoIcon = style({ flexShrink: 0, ...square(size.icon), color: color.info });

export const adviceBox = style({
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.control,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const adviceIcon = style({
  ...square(size.iconLarge),
  flexShrink: 0,
  color: color.accentText,
});
