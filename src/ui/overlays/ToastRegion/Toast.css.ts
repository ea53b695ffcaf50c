import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakable, flexCenter, focusRing } from '../../../theme/mixins.css.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const { motion } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const tone = createVar();

export const anchor = style({
  position: 'sticky',
  zIndex: vars.zIndex.toast,
  insetBlockStart: 0,
  blockSize: 0,
  '@media': {
    [media.tall]: { insetBlockStart: size.headerMobile },
    [media.tallWide]: { insetBlockStart: size.headerDesktop },
  },
});

export const region = style({
  position: 'absolute',
  insetBlockStart: space.s3,
  insetInlineEnd: space.s5,
  inlineSize: `min(420px, calc(100% - 2 * ${space.s5}))`,
  borderRadius: radius.control,
  pointerEvents: 'none',
});

export const stack = style({ display: 'grid', gap: space.s3 });

export const toast = recipe({
  base: {
    ...flexCenter,
    gap: space.s3,
    minBlockSize: '74px',
    paddingBlock: space.s3,
    paddingInline: `${space.s4} ${space.s3}`,
    border: hairline,
    borderInlineStart: `${vars.border.toastEdge} solid ${tone}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.ink,
    boxShadow: vars.shadow.menu,
    fontWeight: vars.weight.medium,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    animation: `${arrive} ${motion.duration.base} ${motion.easing.out}`,
  },
  variants: {
    kind: {
      success: { vars: { [tone]: color.success } },
      error: { vars: { [tone]: color.danger } },
      info: { vars: { [tone]: color.info } },
    },
    state: {
      resting: { transition: `translate ${motion.duration.base} ${motion.easing.out}` },
      dragged: { cursor: 'grabbing', userSelect: 'none' },
    },
  },
});

export const sign = style({ flexShrink: 0, color: tone });
export const words = style({ flexGrow: 1, ...breakable });

export const way = style({
  ...focusRing,
  borderRadius: radius.tag,
  color: color.primary,
  textUnderlineOffset: '3px',
  ':hover': { color: color.primaryHover },
});
