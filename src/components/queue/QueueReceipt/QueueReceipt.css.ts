import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const helper = style({ marginBlockStart: space.s4 });

export const fact = style({
  ...typography.bodyStrong,
  marginInlineStart: 'auto',
  ...breakable,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  marginBlock: space.s4,
  paddingBlockStart: space.s4,
  borderBlockStart: hairline,
});

export const amount = style({ ...typography.figure, marginInlineStart: 'auto' });
export const line = style({ ...typography.bodyStrong, marginBlockStart: space.s4 });
