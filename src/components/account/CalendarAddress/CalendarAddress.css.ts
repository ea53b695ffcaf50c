import { style } from '@vanilla-extract/css';
import { breakable, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const address = style({
  ...typography.body,
  ...breakable,
  padding: space.s4,
  userSelect: 'all',
  ...paperSheet,
});
