import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const words = style({ minInlineSize: 0 });

export const name = style({ ...typography.h3, overflowWrap: 'anywhere' });

export const quiet = style({ ...typography.small, color: vars.color.inkSoft });

export const term = style({ color: vars.color.inkSoft });

export const value = style({
  ...typography.bodyStrong,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const total = style({
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  // In forced colours, the text's backplate would cover the line.
  '@media': { [media.forcedColors]: { paddingBlockStart: vars.space.s5 } },
});

export const totalTerm = style(typography.bodyStrong);

/** Tabular digits would leave a gap before the cents. */
export const amount = style({
  ...typography.figure,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'proportional-nums',
});
