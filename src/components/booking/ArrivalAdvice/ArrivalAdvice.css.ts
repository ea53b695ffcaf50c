import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  padding: `${vars.space.s4} ${vars.space.s5}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const icon = style({
  flexShrink: 0,
  ...square(vars.size.iconLarge),
  color: vars.color.accentText,
});

export const advice = style({ ...typography.bodyStrong, lineHeight: 1.4 });

export const detail = style({ ...typography.body, color: vars.color.ink });
