import { style } from '@vanilla-extract/css';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const intro = style({ maxInlineSize: vars.layout.measureMax, color: color.inkSoft });

export const status = style({
  minBlockSize: '1.55em',
  marginBlockEnd: space.s4,
  color: color.inkSoft,
});

export const count = style({ color: color.ink });

export const panel = style({ paddingBlockStart: space.s6 });
