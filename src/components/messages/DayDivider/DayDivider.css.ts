import { style } from '@vanilla-extract/css';
import { stitchRule } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const divider = style({
  ...typography.quiet,
  paddingBlock: space.s3,
  textAlign: 'center',
  selectors: { '&::before, &::after': { ...stitchRule, content: '', flex: 1 } },
});
