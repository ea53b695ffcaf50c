import { style } from '@vanilla-extract/css';
import { columns, gridCenter, paperSheet, square, tiles } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const sheet = style({
  padding: space.s5,
  ...paperSheet,
  '@media': { [media.medium]: { padding: space.s7 } },
});

export const steps = style({
  display: 'grid',
  gap: space.s5,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.s7 },
  },
});

export const step = style({ ...columns('auto minmax(0, 1fr)'), gap: space.s4 });

export const number = style({
  ...typography.bodyStrong,
  ...gridCenter,
  ...square(space.s8),
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  selectors: { '&[data-state="done"]': { background: color.success, color: color.surface } },
});

export const later = style({ ...tiles('13rem'), gap: space.s5 });
