import { style } from '@vanilla-extract/css';
import { container, focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

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
  marginInlineStart: `calc(-1 * ${space.s2})`,
  paddingInline: space.s2,
  color: color.primary,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
});
