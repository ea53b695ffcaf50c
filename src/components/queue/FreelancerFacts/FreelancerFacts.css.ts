import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const fact = style({
  ...typography.small,
  fontSize: typography.label.fontSize,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s2,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const icon = style({
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '2px',
  color: vars.color.primary,
});

export const day = style({ textDecoration: 'none' });
