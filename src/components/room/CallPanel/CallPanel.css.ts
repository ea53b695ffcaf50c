import { style } from '@vanilla-extract/css';
import { focusRing, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  borderBlockStart: hairline,
  background: color.surface,
});

export const top = style({
  paddingBlock: space.s1,
  paddingInline: `${space.s5} ${space.s2}`,
  borderBlockEnd: hairline,
});

export const heading = style({ ...typography.h3, ...focusRing });

export const content = style({
  ...oneColumn,
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
});

export const padded = style({
  minBlockSize: 0,
  padding: space.s5,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
