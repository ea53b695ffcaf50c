import { style } from '@vanilla-extract/css';
import { columns, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const item = style({ borderBlockEnd: hairline });

export const summary = style({
  ...columns('minmax(0, 1fr) auto'),
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: size.touchMin,
  paddingBlock: space.s3,
  borderRadius: radius.tag,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: color.primary },
  selectors: { ...focusRing.selectors, '&::-webkit-details-marker': { display: 'none' } },
});

export const diagnosis = style({ ...typography.bodyStrong, display: 'block' });
export const detail = style({ ...typography.quiet, display: 'block' });

export const chevron = style({
  ...square(size.icon),
  color: color.primary,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const record = style({
  marginBlockEnd: space.s4,
  padding: space.s4,
  border: hairline,
  borderRadius: radius.control,
  background: color.surface,
});
