import { style } from '@vanilla-extract/css';
import { columns, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const composer = style({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockStart: space.s3,
  paddingBlockEnd: `max(${space.s4}, env(safe-area-inset-bottom))`,
  paddingInline: space.s3,
  borderBlockStart: hairline,
  background: color.surface,
  '@media': {
    [media.wide]: { paddingInline: space.s7 },
    [media.low]: { paddingBlockStart: space.s1, paddingBlockEnd: space.s1 },
    [media.print]: { display: 'none' },
  },
});

export const above = style({
  '@media': { [media.wide]: { paddingInlineStart: `calc(${size.touchMin} + ${space.s2})` } },
});

export const chosen = style({ paddingBlockEnd: space.s3 });

export const line = style({
  ...columns('auto minmax(0, 1fr) auto'),
  alignItems: 'end',
  gap: space.s2,
});

export const clip = style({ display: 'grid', alignItems: 'center', minBlockSize: size.input });
export const send = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

export const room = style({
  ...typography.caption,
  gridColumn: 2,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-state="over"]': { color: color.danger, fontWeight: vars.weight.bold } },
});

export const dropHint = style({
  ...typography.label,
  position: 'absolute',
  zIndex: 1,
  inset: space.s1,
  ...gridCenter,
  border: `${vars.border.selected} dashed ${color.primary}`,
  borderRadius: radius.control,
  background: color.primaryTint,
  color: color.ink,
  pointerEvents: 'none',
});
