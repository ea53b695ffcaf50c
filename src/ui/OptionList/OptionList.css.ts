import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

/** The sheet that opens under a Select or a ComboBox. */
export const sheet = style({
  maxBlockSize: 'min(22rem, 70dvh)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  padding: vars.space.s2,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.menu,
});

/** One row of it; `data-focused` is the row that Enter would take. */
export const option = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  inlineSize: '100%',
  minBlockSize: vars.size.touchMin,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.tag,
  outline: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-focused]': { background: vars.color.primaryTint },
    '&[data-selected]': {
      background: vars.color.primaryTint,
      color: vars.color.onPrimaryTint,
      fontWeight: vars.weight.bold,
    },
    '&[data-disabled]': {
      background: 'none',
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    '&[data-focus-visible]': {
      outline: `${vars.border.selected} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.selected})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: `${vars.border.selected} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** A row that does something instead of being a choice. */
export const action = style({ color: vars.color.primary, fontWeight: vars.weight.bold });

export const optionIcon = style({ display: 'inline-flex', flexShrink: 0 });

export const tick = style({ flexShrink: 0, marginInlineStart: 'auto' });

/** The words of a row that cannot be taken, struck through. */
export const struckOption = style({ textDecoration: 'line-through' });

/** Why a row cannot be taken, at its end. */
export const optionNote = style({ ...typography.small, marginInlineStart: 'auto' });
