import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { duration, easing } = vars.motion;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.scrim,
  background: vars.color.scrim,
  animation: `${appear} ${duration.base} ${easing.out}`,
});

/** A sheet from the bottom edge on a phone, a panel in the middle from there up. */
export const sheet = style({
  position: 'fixed',
  zIndex: vars.zIndex.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '90dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '26px',
  paddingBlockEnd: `max(26px, env(safe-area-inset-bottom))`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${duration.slow} ${easing.out}`,
  '@media': {
    [media.medium]: {
      inset: 0,
      margin: 'auto',
      inlineSize: 'min(100% - 64px, 480px)',
      blockSize: 'fit-content',
      borderRadius: vars.radius.sheet,
    },
  },
});

export const heading = style(typography.h3);

export const lead = style({ marginBlockStart: vars.space.s2, color: vars.color.inkSoft });

export const body = style({ marginBlockStart: vars.space.s4 });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s5,
});
