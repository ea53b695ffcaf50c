import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { color, vars } from '../../../theme/vars.css.ts';

/** Converts pixels of the 350px-wide design. */
const wide = (pixels: number): string => `${((pixels / 350) * 100).toFixed(2)}cqi`;

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '350 / 216',
  color: color.onDeep,
  forcedColorAdjust: 'none',
  lineHeight: 1,
  // Payment cards are always left-to-right.
  direction: 'ltr',
});

export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const brand = style({
  position: 'absolute',
  insetBlockStart: wide(26),
  insetInlineStart: wide(68),
  fontFamily: vars.font.display,
  fontSize: wide(26),
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
});

export const setu = style({ color: color.accent });

export const wave = style({
  position: 'absolute',
  insetBlockStart: wide(24),
  insetInlineEnd: wide(24),
  ...square(wide(28)),
});

export const number = style({
  position: 'absolute',
  insetBlockStart: wide(87),
  insetInlineStart: wide(26),
  display: 'flex',
  gap: wide(14),
  fontFamily: vars.font.display,
  fontSize: wide(22),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
});

export const foot = style({
  position: 'absolute',
  insetBlockStart: wide(147),
  insetInline: wide(26),
  display: 'flex',
  justifyContent: 'space-between',
  gap: wide(16),
  fontSize: wide(15),
  lineHeight: 1.5,
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
});
