import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';
import { box } from '../../../ui/forms/Field/Field.css.ts';

export const choice = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 6rem',
  alignItems: 'center',
});

export const select = style([
  box,
  { appearance: 'none', paddingInline: `${space.s2} ${space.s6}` },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space.s1,
  pointerEvents: 'none',
});
