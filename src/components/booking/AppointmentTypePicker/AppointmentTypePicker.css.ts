import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const place = style({
  ...typography.small,
  marginBlockStart: vars.space.s3,
  overflowWrap: 'anywhere',
});
