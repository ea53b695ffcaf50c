import { style } from '@vanilla-extract/css';
import { breakable, flexCenter, maxLines, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const chip = style({
  ...flexCenter,
  gap: vars.space.s3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: vars.size.chip,
  paddingInlineStart: vars.space.s3,
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({ flexShrink: 0, color: vars.color.primary });

export const picture = style({
  flexShrink: 0,
  ...square('36px'),
  marginInlineStart: `calc(${vars.space.s1} - ${vars.space.s3})`,
  borderRadius: vars.radius.tag,
  objectFit: 'cover',
  background: vars.color.surface,
});

/** The remove button has the full name. */
export const words = style({
  ...breakable,
  marginBlock: vars.space.s1,
  lineHeight: 1.4,
  ...maxLines(2),
});

export const name = style({ ...typography.bodyStrong, fontSize: '1rem', lineHeight: 'inherit' });

export const size = style({
  ...typography.caption,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
