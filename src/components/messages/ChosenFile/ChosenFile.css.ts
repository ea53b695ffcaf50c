import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const chip = style({
  display: 'flex',
  alignItems: 'center',
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
  inlineSize: '36px',
  blockSize: '36px',
  marginInlineStart: `calc(${vars.space.s1} - ${vars.space.s3})`,
  borderRadius: vars.radius.tag,
  objectFit: 'cover',
  background: vars.color.surface,
});

/** May be cut off: the remove button's label has the full name. */
export const words = style({
  display: '-webkit-box',
  minInlineSize: 0,
  marginBlock: vars.space.s1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const name = style({ ...typography.bodyStrong, fontSize: '1rem', lineHeight: 'inherit' });

export const size = style({
  ...typography.caption,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
