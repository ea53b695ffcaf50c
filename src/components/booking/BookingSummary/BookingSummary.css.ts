import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const doctor = style({ marginBlockStart: space.s3 });
export const name = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });

export const time = style({
  ...typography.figure,
  selectors: { '&[data-state="open"]': { ...typography.h3, color: color.inkMuted } },
});

export const price = style({ paddingBlockStart: space.s3, borderBlockStart: hairline });
export const amount = style({ ...typography.h3, fontVariantNumeric: 'tabular-nums' });
