import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const popover = style({
  zIndex: vars.zIndex.menu,
  minInlineSize: '220px',
  maxInlineSize: `min(320px, 100vw - 2 * ${vars.space.s3})`,
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.menu,
  animation: `${drop} ${vars.motion.duration.base} ${vars.motion.easing.out}`,
});

export const top = style({
  padding: `${vars.space.s3} ${vars.space.s5}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const list = style({ padding: vars.space.s2, outline: 'none' });

export const item = style({
  ...typography.body,
  ...flexCenter,
  gap: vars.space.s3,
  minBlockSize: vars.size.touchMin,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.primaryTint, color: vars.color.onPrimaryTint },
    '&[data-focus-visible]': {
      outline: `${vars.border.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focusRing})`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const note = style({ marginInlineStart: 'auto' });

globalStyle(`${item} > svg`, { flexShrink: 0 });
