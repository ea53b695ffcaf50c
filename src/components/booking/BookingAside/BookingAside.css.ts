import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const sheet = style({
  padding: vars.space.s5,
  paddingInline: yielding(vars.space.s5, vars.space.s3),
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  '@media': { [media.medium]: { padding: vars.space.s7 } },
});

export const heading = style(typography.h3);

export const note = style({ ...typography.small, color: vars.color.inkSoft });

export const hint = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s4,
  color: vars.color.inkSoft,
});

export const icon = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  color: vars.color.accentText,
});
