import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const status = style({
  ...focusRing,
  selectors: {
    ...focusRing.selectors,
    ':not(:empty) + &, &:not(:empty)': { marginBlockEnd: space.s3 },
  },
});
