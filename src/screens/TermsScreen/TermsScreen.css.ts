import { style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([container, { paddingBlock: `${vars.space.s9} ${vars.space.s12}` }]);

export const lead = style({
  ...typography.lead,
  marginBlockStart: vars.space.s3,
  color: vars.color.inkSoft,
});
