import { style } from '@vanilla-extract/css';
import { breakable, flexCenter, maxLines, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const chip = style({
  ...flexCenter,
  gap: space.s3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: size.chip,
  paddingInlineStart: space.s3,
  borderRadius: radius.control,
  background: color.sunk,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({ flexShrink: 0, color: color.primary });

export const picture = style({
  flexShrink: 0,
  ...square('36px'),
  marginInlineStart: `calc(${space.s1} - ${space.s3})`,
  borderRadius: radius.tag,
  objectFit: 'cover',
  background: color.surface,
});

/** May be truncated, because the remove button's label contains the full name. */
export const words = style({
  ...breakable,
  marginBlock: space.s1,
  lineHeight: 1.4,
  ...maxLines(2),
});

export const name = style({ ...typography.bodyStrong, fontSize: '1rem', lineHeight: 'inherit' });

export const bytes = style({
  ...typography.caption,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
