import { style } from '@vanilla-extract/css';
import { hairline, space, vars } from '../../../theme/vars.css.ts';

export const item = style({
  maxInlineSize: vars.layout.measureMax,
  paddingBlock: space.s4,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline } },
});
