import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  currentStitch,
  deepBand,
  flexCenter,
  focusRing,
  parapet,
  plainLink,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

const { motion } = vars;

export const wideScreen = media.wide;
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const slideInFromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  flexDirection: 'column',
  inlineSize: `min(${size.menuPanel}, 100vw - ${space.s9})`,
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.ink,
  animation: `${slideIn} ${motion.duration.slow} ${motion.easing.out}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&:dir(rtl)': { animationName: slideInFromLeft },
    '&::backdrop': {
      background: color.scrim,
      animation: `${appear} ${motion.duration.slow} ${motion.easing.out}`,
    },
  },
  '@media': { [media.forcedColors]: { borderInlineStart: `${vars.border.hairline} solid` } },
});

// Prevents scrolling behind the open menu (spec §2 Shell).
globalStyle(`html:has(${panel}[open])`, { overflow: 'hidden' });

export const inside = style({ flexGrow: 1, paddingInline: space.s5, paddingBlockEnd: space.s6 });

export const top = style({
  ...flexCenter,
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: '78px',
});

export const person = style({
  ...plainLink,
  ...flexCenter,
  gap: '14px',
  minInlineSize: 0,
  color: 'inherit',
});

export const personName = style({ ...typography.bodyStrong, display: 'block' });
export const personRole = style({ ...typography.quiet, display: 'block' });
export const pages = style({ display: 'grid', paddingBlock: space.s3 });

export const page = style({
  ...typography.h3,
  ...plainLink,
  ...flexCenter,
  gap: space.s4,
  minBlockSize: '60px',
  fontSize: '1.5rem',
  color: color.ink,
  selectors: {
    '&:hover, &[aria-current]': { color: color.primary },
    '&[aria-current]::after': {
      ...currentStitch,
      content: '',
      inlineSize: '48px',
      blockSize: '3px',
    },
  },
});

export const list = style({ paddingBlock: space.s3 });

export const row = style({
  ...typography.button,
  ...plainLink,
  ...flexCenter,
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: '52px',
  color: color.ink,
  textAlign: 'start',
  ':hover': { color: color.primary },
});

globalStyle(`${row} > svg`, { flexShrink: 0 });

export const note = style({ marginInlineStart: 'auto' });
export const edge = style({ ...parapet, flexShrink: 0, color: color.deep });

export const foot = style({
  ...deepBand,
  ...typography.small,
  flexShrink: 0,
  padding: `${space.s4} ${space.s5} max(${space.s6}, env(safe-area-inset-bottom))`,
});

export const call = style({ ...focusRing, color: 'inherit', ':hover': { color: 'inherit' } });
