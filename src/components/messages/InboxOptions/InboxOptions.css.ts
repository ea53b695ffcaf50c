import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const heading = style({
  ...typography.caption,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  color: vars.color.inkMuted,
});

/** Aligns the labels. */
export const tick = style({ flexShrink: 0, inlineSize: vars.size.icon });
