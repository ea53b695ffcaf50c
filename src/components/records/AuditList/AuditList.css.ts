import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const entry = style({
  display: 'flex',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});

export const icon = style({ flexShrink: 0, color: color.primary });
export const words = style({ ...breakable, flexGrow: 1 });
