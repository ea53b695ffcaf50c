import { style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const sheet = style({
  maxBlockSize: 'min(22rem, 70dvh)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  padding: space.s2,
  border: hairline,
  borderRadius: radius.control,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.menu,
});

export const option = style({
  ...typography.body,
  ...flexCenter,
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: size.touchMin,
  padding: `${space.s2} ${space.s3}`,
  borderRadius: radius.tag,
  outline: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-focused]': { background: color.primaryTint },
    '&[data-selected]': {
      background: color.primaryTint,
      color: color.onPrimaryTint,
      fontWeight: vars.weight.bold,
    },
    '&[data-disabled]': { background: 'none', color: color.inkMuted, cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `${vars.border.selected} solid ${color.focus}`,
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

export const action = style({ color: color.primary, fontWeight: vars.weight.bold });
export const optionIcon = style({ display: 'inline-flex', flexShrink: 0 });
export const tick = style({ flexShrink: 0, marginInlineStart: 'auto' });
export const struckOption = style({ textDecoration: 'line-through' });
export const optionNote = style({ ...typography.small, marginInlineStart: 'auto' });
