import { style } from '@vanilla-extract/css';
import { breakable, flexWrap } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const proposal = style({
  ...breakable,
  display: 'grid',
  gap: space.s2,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const actions = style([notForPaper, { ...flexWrap, columnGap: space.s3 }]);
