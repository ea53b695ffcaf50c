import { style } from '@vanilla-extract/css';
import { columns, focusRing, gridCenter, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

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

export const code = style({
  ...gridCenter,
  alignSelf: 'start',
  inlineSize: 'min(100%, 14rem)',
  aspectRatio: '1',
  borderRadius: radius.control,
  background: color.onDeep,
  color: color.deep,
  forcedColorAdjust: 'none',
});

export const modules = style({ inlineSize: '100%', blockSize: 'auto' });
export const words = style({ inlineSize: '100%' });
export const facts = style({ ...columns('auto minmax(0, 1fr)'), gap: `${space.s1} ${space.s4}` });
export const fact = style({ ...typography.small, margin: 0, overflowWrap: 'anywhere' });
