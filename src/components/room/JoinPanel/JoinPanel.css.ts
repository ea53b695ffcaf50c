import { style } from '@vanilla-extract/css';
import { columns, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, size, space } from '../../../theme/vars.css.ts';

export const panel = style({ ...paperSheet, padding: space.s5, overflowWrap: 'anywhere' });

export const fact = style({
  ...typography.quiet,
  ...columns('auto minmax(0, 1fr)'),
  columnGap: space.s3,
});

export const sign = style({ inlineSize: size.icon, color: color.primary });
