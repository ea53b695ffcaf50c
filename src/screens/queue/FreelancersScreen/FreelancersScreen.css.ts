import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const intro = style({ maxInlineSize: vars.layout.measureMax, color: vars.color.inkSoft });

export const status = style({
  minBlockSize: '1.55em',
  marginBlockEnd: vars.space.s4,
  color: vars.color.inkSoft,
});

export const count = style({ color: vars.color.ink });

export const panel = style({ paddingBlockStart: vars.space.s6 });
