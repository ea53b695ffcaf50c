import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

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

/** `data-focused` marks the row that Enter selects. */
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

export const action = style({ color: vars.color.primary, fontWeight: vars.weight.bold });

export const optionIcon = style({ display: 'inline-flex', flexShrink: 0 });

export const tick = style({ flexShrink: 0, marginInlineStart: 'auto' });

export const struckOption = style({ textDecoration: 'line-through' });

export const optionNote = style({ ...typography.small, marginInlineStart: 'auto' });
