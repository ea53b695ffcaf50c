import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const part = style({ overflowWrap: 'anywhere' });

export const words = style({ whiteSpace: 'pre-wrap' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: space.s4,
});

export const fact = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });
