import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';

export const fact = style({
  ...typography.body,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
