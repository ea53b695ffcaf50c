import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  padding: `${vars.space.s4} ${vars.space.s5}`,
  border: `${vars.border.control} solid ${vars.color.info}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: { '&[data-state="unsure"]': { borderColor: vars.color.danger } },
});
