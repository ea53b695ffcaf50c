import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexWrap } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space, vars } from '../../../theme/vars.css.ts';

const { duration, easing } = vars.motion;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.scrim,
  background: color.scrim,
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
    scrollPaddingBlock: space.s4,
    padding: '26px',
    paddingBlockEnd: `max(26px, env(safe-area-inset-bottom))`,
    border: hairline,
    borderStartStartRadius: radius.sheet,
    borderStartEndRadius: radius.sheet,
    background: color.raised,
    color: color.ink,
    boxShadow: vars.shadow.dialog,
    animation: `${rise} ${duration.slow} ${easing.out}`,
    '@media': {
      [media.medium]: {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        borderRadius: radius.sheet,
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
        paddingBlockEnd: 0,
        paddingInline: vars.layout.gutterMobile,
        '@media': {
          // Keeps focused fields from scrolling under the sticky buttons.
          [media.tall]: { scrollPaddingBlockEnd: '96px' },
          [media.belowMedium]: { border: 0, borderRadius: 0 },
          [media.medium]: {
            maxBlockSize: '90dvh',
            inlineSize: 'min(100% - 64px, 760px)',
            paddingInline: space.s8,
          },
        },
      },
    },
  },
});

export const heading = style([typography.h3, { overflowWrap: 'anywhere' }]);
export const lead = style({ marginBlockStart: space.s2, color: color.inkSoft });
export const body = style({ marginBlockStart: space.s4 });

export const buttons = recipe({
  base: { ...flexWrap, gap: space.s3, marginBlockStart: space.s5 },
  variants: {
    size: {
      regular: {},
      large: {
        '@media': { [media.tall]: { position: 'sticky' } },
        insetBlockEnd: 0,
        paddingBlock: `${space.s4} max(${space.s4}, env(safe-area-inset-bottom))`,
        borderBlockStart: hairline,
        background: color.raised,
      },
    },
  },
});
