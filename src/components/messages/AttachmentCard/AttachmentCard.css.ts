import { style } from '@vanilla-extract/css';
import { thumbnailSize } from '../../../domain/files/thumbnail.ts';
import { arch, columns, focusRing, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const card = style({
  inlineSize: 'fit-content',
  minInlineSize: '200px',
  maxInlineSize: 'min(320px, 100%)',
  textAlign: 'start',
});

export const opener = style([
  card,
  focusRing,
  { display: 'grid', gap: space.s2, borderRadius: radius.archFoot, overflowWrap: 'anywhere' },
]);

export const preview = style({
  inlineSize: `${thumbnailSize.width}px`,
  maxInlineSize: '100%',
  blockSize: `${thumbnailSize.height}px`,
  borderRadius: radius.control,
  objectFit: 'cover',
  background: color.surface,
});

export const noPicture = style({
  ...typography.small,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.s2,
  color: color.primary,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const plate = style({
  ...arch,
  ...gridCenter,
  flexShrink: 0,
  inlineSize: '48px',
  background: color.surface,
  color: color.primary,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const name = style({
  ...typography.bodyStrong,
  fontSize: '1rem',
  selectors: { [`${opener}:hover &`]: { textDecoration: 'underline' } },
});

export const facts = style({
  ...typography.caption,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const upload = style({
  ...columns('minmax(0, 1fr) auto'),
  alignItems: 'center',
  gap: space.s2,
});
