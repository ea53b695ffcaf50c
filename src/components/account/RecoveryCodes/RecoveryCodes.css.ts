import { style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.s2} ${space.s5}`,
  padding: space.s4,
  ...paperSheet,
});

export const code = style({
  ...typography.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});
