import { style } from '@vanilla-extract/css';
import { columns, stitchedLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  borderRadius: radius.sheet,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const card = style([
  panel,
  { ...columns('auto minmax(0, 1fr)'), alignItems: 'start', gap: space.s4, padding: space.s5 },
]);

export const portrait = style({ display: 'flex', inlineSize: '62px' });
export const heading = style({ ...typography.h3 });
export const words = style({ ...typography.quiet });
export const ways = style({ marginBlockStart: space.s4 });

export const way = style({
  ...stitchedLink,
  ...typography.small,
  minBlockSize: '24px',
  fontWeight: vars.weight.bold,
  color: color.ink,
});
