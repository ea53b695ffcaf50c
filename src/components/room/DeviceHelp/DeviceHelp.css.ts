import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s3,
  padding: `${vars.space.s4} ${vars.space.s5}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({ ...square(vars.size.iconLarge), color: vars.color.accentText });
