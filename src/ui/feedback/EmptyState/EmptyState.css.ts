import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/room.ts';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  justifyItems: 'center',
  paddingBlock: vars.space.s6,
  paddingInline: yielding(vars.space.s5, vars.space.s2),
  border: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sheet,
  textAlign: 'center',
});

export const art = style({ inlineSize: '158px' });

export const heading = style({ ...typography.h3, marginBlockStart: vars.space.s3 });

export const hint = style({
  marginBlockStart: vars.space.s2,
  maxInlineSize: vars.layout.measureMax,
  color: vars.color.inkSoft,
});

export const wayOn = style({ marginBlockStart: vars.space.s4 });
