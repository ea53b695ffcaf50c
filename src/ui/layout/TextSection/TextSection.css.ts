import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const section = style({
  maxInlineSize: vars.layout.measureMax,
  marginBlockStart: vars.space.s9,
});

globalStyle(`${section} > :is(p, ul)`, {
  marginBlockStart: vars.space.s3,
  color: vars.color.inkSoft,
});
globalStyle(`${section} > ul`, { paddingInlineStart: vars.space.s5, listStyle: 'disc' });
globalStyle(`${section} > ul > li + li`, { marginBlockStart: vars.space.s1 });
globalStyle(`${section} > ul > ::marker`, { color: vars.color.accentText });
