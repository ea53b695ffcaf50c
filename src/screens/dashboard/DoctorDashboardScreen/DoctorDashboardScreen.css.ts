import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const intro = style({ color: vars.color.inkSoft });

export const hiddenHeading = style(visuallyHidden);

export const leaveLine = style({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
