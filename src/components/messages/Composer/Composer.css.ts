import { style } from '@vanilla-extract/css';
import { gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const composer = style({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockStart: vars.space.s3,
  paddingBlockEnd: `max(${vars.space.s4}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s3,
  borderBlockStart: hairline,
  background: vars.color.surface,
  '@media': { [media.wide]: { paddingInline: vars.space.s7 } },
});

export const above = style({
  '@media': {
    [media.wide]: { paddingInlineStart: `calc(${vars.size.touchMin} + ${vars.space.s2})` },
  },
});

export const chosen = style({ paddingBlockEnd: vars.space.s3 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.s2,
});

/** As high as a one-line box. */
export const clip = style({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.input });

export const send = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

export const room = style({
  ...typography.caption,
  gridColumn: 2,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-state="over"]': { color: vars.color.danger, fontWeight: vars.weight.bold } },
});

export const dropHint = style({
  ...typography.label,
  position: 'absolute',
  zIndex: 1,
  inset: vars.space.s1,
  ...gridCenter,
  border: `${vars.border.selected} dashed ${vars.color.primary}`,
  borderRadius: vars.radius.control,
  background: vars.color.primaryTint,
  color: vars.color.ink,
  pointerEvents: 'none',
});
