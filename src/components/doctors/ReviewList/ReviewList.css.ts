import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const item = style({
  maxInlineSize: vars.layout.measureMax,
  paddingBlock: vars.space.s4,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});
