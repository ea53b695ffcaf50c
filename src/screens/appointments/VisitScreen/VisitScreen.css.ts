import { globalStyle, style } from '@vanilla-extract/css';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const portrait = style({
  display: 'flex',
  '@media': { '(max-width: 22.49em)': { display: 'none' } },
});

export const words = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' });
export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const written = style({ display: 'grid', gap: space.s5, minInlineSize: 0 });

globalStyle(`${written} h2`, { scrollMarginBlockStart: space.s13 });

export const early = style({
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: '1.55em',
  color: color.accentText,
});

export const sheet = style({ padding: space.s6, ...paperSheet, overflowWrap: 'anywhere' });
