import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const page = style([container, { paddingBlock: vars.space.s11, textAlign: 'center' }]);

export const art = style({ inlineSize: '210px', marginBlockEnd: vars.space.s4 });

export const sentence = style({
  marginBlock: `${vars.space.s3} ${vars.space.s6}`,
  maxInlineSize: vars.layout.measureMax,
  color: vars.color.inkSoft,
});
