import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const head = style({
  display: 'grid',
  gap: space.s4,
  alignItems: 'center',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 350px) minmax(12rem, 1fr)', gap: space.s8 },
  },
});

export const note = style({
  ...typography.small,
  padding: space.s4,
  borderRadius: radius.control,
  background: color.successTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const icon = style({ flexShrink: 0, ...square(size.icon) });
