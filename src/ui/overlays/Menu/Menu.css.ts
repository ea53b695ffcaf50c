import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const popover = style({
  zIndex: vars.zIndex.menu,
  minInlineSize: '220px',
  maxInlineSize: `min(320px, 100vw - 2 * ${space.s3})`,
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  border: hairline,
  borderRadius: radius.sheet,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.menu,
  animation: `${drop} ${vars.motion.duration.base} ${vars.motion.easing.out}`,
});

export const top = style({ padding: `${space.s3} ${space.s5}`, borderBlockEnd: hairline });
export const list = style({ padding: space.s2, outline: 'none' });

export const item = style({
  ...typography.body,
  ...flexCenter,
  gap: space.s3,
  minBlockSize: size.touchMin,
  paddingInline: space.s3,
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.primaryTint, color: color.onPrimaryTint },
    '&[data-focus-visible]': {
      outline: `${vars.border.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focusRing})`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const note = style({ marginInlineStart: 'auto' });

globalStyle(`${item} > svg`, { flexShrink: 0 });
