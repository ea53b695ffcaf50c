import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const reading = style({ paddingBlock: space.s2, borderBlockEnd: hairline });
export const readingLabel = style({ ...typography.quiet, fontWeight: 'normal' });

export const readingValue = style({
  ...typography.bodyStrong,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const access = style({ ...typography.quiet, overflowWrap: 'anywhere' });
