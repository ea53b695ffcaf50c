import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const fact = style({
  ...typography.quiet,
  fontSize: typography.label.fontSize,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
});

export const icon = style({
  ...square('18px'),
  marginBlockStart: '2px',
  color: vars.color.primary,
});

export const day = style({ textDecoration: 'none' });
