import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.s4,
  paddingBlock: space.s4,
  borderBlockEnd: hairline,
});

export const words = style({ ...breakable, flexGrow: 1 });
export const name = style({ ...breakable, flex: '1 1 10rem' });
export const what = style({ ...breakable, flex: '1 1 9rem' });
