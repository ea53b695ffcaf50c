import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const page = style([container, { paddingBlock: space.s11, textAlign: 'center' }]);
export const art = style({ inlineSize: '210px', marginBlockEnd: space.s4 });

export const sentence = style({
  marginBlock: `${space.s3} ${space.s6}`,
  maxInlineSize: vars.layout.measureMax,
  color: color.inkSoft,
});
