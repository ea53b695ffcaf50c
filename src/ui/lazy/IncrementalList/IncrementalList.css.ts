import { style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const end = style({
  ...flexCenter,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s7,
});
