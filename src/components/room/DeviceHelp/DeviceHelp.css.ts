import { style } from '@vanilla-extract/css';
import { columns, square } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  ...columns('auto minmax(0, 1fr)'),
  columnGap: space.s3,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.control,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({ ...square(size.iconLarge), color: color.accentText });
