import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../theme/mixins.css.ts';
import { yielding } from '../../theme/wrapping.ts';
import { color, radius, space, vars } from '../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  justifyItems: 'center',
  paddingBlock: space.s6,
  paddingInline: yielding(space.s5, space.s2),
  border: `${vars.border.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.sheet,
  textAlign: 'center',
});

export const art = style({ inlineSize: '158px' });

export const sentence = style({
  marginBlockStart: space.s2,
  maxInlineSize: vars.layout.measureMax,
  color: color.inkSoft,
});

export const wayOn = style({ marginBlockStart: space.s4 });
