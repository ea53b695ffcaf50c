import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, size, space } from '../../../theme/vars.css.ts';

export const heading = style({
  ...typography.caption,
  padding: `${space.s1} ${space.s3}`,
  color: color.inkMuted,
});

export const tick = style({ flexShrink: 0, inlineSize: size.icon });
