import { style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([container, { paddingBlock: vars.space.s9 }]);

export const sentence = style({
  ...typography.lead,
  marginBlockStart: vars.space.s4,
  maxInlineSize: vars.layout.measureMax,
  color: vars.color.inkSoft,
});
