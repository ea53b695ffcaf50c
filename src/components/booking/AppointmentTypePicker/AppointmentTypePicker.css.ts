import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const place = style({
  ...typography.small,
  marginBlockStart: space.s3,
  overflowWrap: 'anywhere',
});
