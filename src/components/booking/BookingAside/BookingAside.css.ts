import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/wrapping.ts';
import { columns, paperSheet, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space } from '../../../theme/vars.css.ts';

export const sheet = style({
  padding: space.s5,
  paddingInline: yielding(space.s5, space.s3),
  ...paperSheet,
  '@media': { [media.medium]: { padding: space.s7 } },
});

export const hint = style({
  ...typography.quiet,
  ...columns('auto minmax(0, 1fr)'),
  gap: space.s4,
});

export const icon = style({ ...square(size.iconLarge), color: color.accentText });
