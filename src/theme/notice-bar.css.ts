import { style } from '@vanilla-extract/css';
import { container, focusRing } from './mixins.css.ts';
import { typography } from './typography.ts';
import { color, media, size, space, vars } from './vars.css.ts';

export const bar = style({
  background: color.primaryTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const line = style([container, typography.small]);
export const sign = style({ flexShrink: 0, color: color.primary });

export const action = style({
  ...focusRing,
  minBlockSize: size.touchMin,
  paddingInline: space.s2,
  color: color.primary,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
});
