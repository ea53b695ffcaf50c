import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/room.ts';
import { paperSheet, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const sheet = style({
  padding: vars.space.s5,
  paddingInline: yielding(vars.space.s5, vars.space.s3),
  ...paperSheet,
  '@media': { [media.medium]: { padding: vars.space.s7 } },
});

export const hint = style({
  ...typography.quiet,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s4,
});

export const icon = style({ ...square(vars.size.iconLarge), color: vars.color.accentText });
