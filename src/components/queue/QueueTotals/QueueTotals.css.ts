import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { hairline, media, space } from '../../../theme/vars.css.ts';

export const words = style({ minInlineSize: 0 });

export const value = style({
  ...typography.bodyStrong,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const total = style({
  paddingBlockStart: space.s3,
  borderBlockStart: hairline,
  '@media': { [media.forcedColors]: { paddingBlockStart: space.s5 } },
});

/** Tabular digits would leave a gap before the cents. */
export const amount = style({
  ...typography.figure,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'proportional-nums',
});
