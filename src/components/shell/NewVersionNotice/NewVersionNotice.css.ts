import { style } from '@vanilla-extract/css';
import { container, focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const bar = style({
  background: vars.color.primaryTint,
  color: vars.color.ink,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const line = style([container, typography.small]);

export const sign = style({ flexShrink: 0, color: vars.color.primary });

export const reload = style({
  ...focusRing,
  minBlockSize: vars.size.touchMin,
  paddingInline: vars.space.s2,
  color: vars.color.primary,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
});
