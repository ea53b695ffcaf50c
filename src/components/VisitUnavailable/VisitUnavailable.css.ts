import { style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s6,
    paddingBlock: `${vars.space.s8} ${vars.space.s12}`,
  },
]);
