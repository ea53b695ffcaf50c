import { style } from '@vanilla-extract/css';
import { color, radius, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  padding: `${space.s4} ${space.s5}`,
  border: `${vars.border.control} solid ${color.info}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { '&[data-state="unsure"]': { borderColor: color.danger } },
});
