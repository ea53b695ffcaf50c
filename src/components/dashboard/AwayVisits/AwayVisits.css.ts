import { style } from '@vanilla-extract/css';
import { breakable, columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const visit = style({
  ...columns('auto minmax(0, 1fr)'),
  ...breakable,
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});

export const name = style({ ...typography.bodyStrong, color: color.ink });
export const state = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
