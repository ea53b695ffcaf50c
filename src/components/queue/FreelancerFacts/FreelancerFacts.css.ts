import { style } from '@vanilla-extract/css';
import { columns, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const fact = style({
  ...typography.quiet,
  fontSize: typography.label.fontSize,
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'start',
  gap: space.s2,
  overflowWrap: 'anywhere',
});

export const icon = style({ ...square('18px'), marginBlockStart: '2px', color: color.primary });
export const day = style({ textDecoration: 'none' });
