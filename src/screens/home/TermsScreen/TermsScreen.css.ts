import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const lead = style({
  ...typography.lead,
  marginBlockStart: vars.space.s3,
  color: vars.color.inkSoft,
});
