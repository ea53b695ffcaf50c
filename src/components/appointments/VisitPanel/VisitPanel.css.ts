import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, size, space, vars } from '../../../theme/vars.css.ts';

export const details = style({ borderBlock: hairline });

export const summary = style([
  focusRing,
  {
    ...typography.bodyStrong,
    ...flexCenter,
    justifyContent: 'space-between',
    gap: space.s3,
    minBlockSize: size.touchMin,
    cursor: 'pointer',
    listStyle: 'none',
    ':hover': { color: color.primary },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const chevron = style({
  ...square(size.icon),
  flexShrink: 0,
  color: color.primary,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({ paddingBlock: space.s4 });
