import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const portrait = style({
  display: 'flex',
  '@media': { '(max-width: 22.49em)': { display: 'none' } },
});

export const words = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' });

export const when = style({ color: vars.color.inkSoft });

export const reading = style({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const readingLabel = style({
  ...typography.small,
  color: vars.color.inkSoft,
  fontWeight: 'normal',
});

export const readingValue = style({
  ...typography.bodyStrong,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const written = style({ display: 'grid', gap: vars.space.s5, minInlineSize: 0 });

/** Keeps headings visible below the sticky header. */
globalStyle(`${written} h2`, { scrollMarginBlockStart: vars.space.s13 });

export const early = style({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: '1.55em',
  color: vars.color.accentText,
});

export const sheet = style({
  padding: vars.space.s6,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const diagnosis = style({ ...typography.h3 });
