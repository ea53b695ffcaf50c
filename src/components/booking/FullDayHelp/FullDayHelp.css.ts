import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const help = style({
  selectors: { '&:not(:empty)': { marginBlockStart: space.s4 } },
});

export const doctor = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
