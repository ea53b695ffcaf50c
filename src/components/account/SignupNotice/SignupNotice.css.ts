import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const summary = style([
  focusRing,
  {
    ...typography.small,
    ...flexCenter,
    gap: space.s1,
    inlineSize: 'fit-content',
    minBlockSize: size.touchMin,
    borderRadius: radius.tag,
    color: color.primary,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const chevron = style({
  ...square(size.iconSmall),
  flexShrink: 0,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
