import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const box = style({
  ...typography.small,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.primaryTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: '1.55em',
  color: color.primary,
});

export const words = style({ ...breakable, flexGrow: 1 });
