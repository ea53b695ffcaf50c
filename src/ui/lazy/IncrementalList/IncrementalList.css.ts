import { style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const end = style({
  ...flexCenter,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlockStart: space.s7,
});
