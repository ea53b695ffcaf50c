import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const section = style({ maxInlineSize: vars.layout.measureMax, marginBlockStart: space.s9 });

globalStyle(`${section} > :is(p, ul)`, { marginBlockStart: space.s3, color: color.inkSoft });
globalStyle(`${section} > ul`, { paddingInlineStart: space.s5, listStyle: 'disc' });
globalStyle(`${section} > ul > li + li`, { marginBlockStart: space.s1 });
globalStyle(`${section} > ul > ::marker`, { color: color.accentText });
