import { style } from '@vanilla-extract/css';
import { columns, focusRing, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, radius, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  ...focusRing,
  display: 'grid',
  gap: space.s5,
  borderRadius: radius.sheet,
});

export const demo = style({ fontWeight: vars.weight.bold });

export const request = style({
  display: 'grid',
  gap: space.s5,
  justifyItems: 'center',
  padding: space.s5,
  ...paperSheet,
  '@media': { [media.medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space.s7 } },
});

export const words = style({ inlineSize: '100%' });
export const facts = style({ ...columns('auto minmax(0, 1fr)'), gap: `${space.s1} ${space.s4}` });
export const fact = style({ ...typography.small, margin: 0, overflowWrap: 'anywhere' });
