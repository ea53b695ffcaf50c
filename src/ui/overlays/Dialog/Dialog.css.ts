import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

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

export const sheet = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.zIndex.dialog,
    insetInline: 0,
    insetBlockEnd: 0,
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
        blockSize: 'fit-content',
        borderRadius: vars.radius.sheet,
      },
    },
  },
  variants: {
    size: {
      regular: {
        maxBlockSize: '90dvh',
        '@media': { [media.medium]: { inlineSize: 'min(100% - 64px, 480px)' } },
      },
      large: {
        insetBlockStart: 0,
        // Keeps focused fields visible above the sticky buttons.
        scrollPaddingBlockEnd: '96px',
        paddingBlockEnd: 0,
        paddingInline: vars.layout.gutterMobile,
        '@media': {
          [media.belowMedium]: { border: 0, borderRadius: 0 },
          [media.medium]: {
            maxBlockSize: '90dvh',
            inlineSize: 'min(100% - 64px, 760px)',
            paddingInline: vars.space.s8,
          },
        },
      },
    },
  },
});

// The heading may be a long file name without spaces.
export const heading = style([typography.h3, { overflowWrap: 'anywhere' }]);

export const lead = style({ marginBlockStart: vars.space.s2, color: vars.color.inkSoft });

export const body = style({ marginBlockStart: vars.space.s4 });

export const buttons = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s3,
    marginBlockStart: vars.space.s5,
  },
  variants: {
    size: {
      regular: {},
      large: {
        position: 'sticky',
        insetBlockEnd: 0,
        paddingBlock: `${vars.space.s4} max(${vars.space.s4}, env(safe-area-inset-bottom))`,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
        background: vars.color.raised,
      },
    },
  },
});
