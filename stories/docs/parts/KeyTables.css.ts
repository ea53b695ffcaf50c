import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, space } from '../../../src/theme/vars.css.ts';

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: `${space.s7} ${space.s8}`,
  marginBlockStart: space.s6,
});

export const name = style({ ...typography.h3 });

export const story = style({ ...typography.small, color: color.inkSoft });
