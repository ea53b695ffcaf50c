import { style } from '@vanilla-extract/css';
import { breakable, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const frame = style({ ...oneColumn, gap: space.s3 });
export const entries = style({ ...oneColumn, gap: space.s3 });

export const entry = style({
  ...breakable,
  display: 'grid',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.ink,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const answers = style([notForPaper, { ...flexWrap, gap: space.s3 }]);
