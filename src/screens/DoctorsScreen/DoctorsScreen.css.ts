import { style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  { display: 'grid', gap: vars.space.s4, paddingBlock: `${vars.space.s9} ${vars.space.s12}` },
]);
