import { style } from '@vanilla-extract/css';
import { arcade, breakable, columns, deepBand } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const banner = style([
  deepBand,
  {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: radius.sheet,
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
  },
]);

export const inside = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'center',
  gap: `${space.s5} ${space.s5}`,
  padding: `${space.s6} ${yielding(space.s5, space.s3)}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space.s8,
      padding: `${space.s7} ${space.s8}`,
    },
  },
});

export const portrait = style({
  display: 'flex',
  inlineSize: yielding(size.portraitM, size.portraitXs),
  '@media': { [media.medium]: { inlineSize: '112px' } },
});

export const about = style({ ...breakable });
export const when = style({ ...typography.h2, color: 'inherit' });

export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

export const edge = style({
  ...arcade,
  color: `color-mix(in srgb, ${color.onDeep} 12%, ${color.deep})`,
});
