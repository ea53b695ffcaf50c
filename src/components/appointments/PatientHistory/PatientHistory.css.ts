import { style } from '@vanilla-extract/css';
import { focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const item = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s3,
  minBlockSize: vars.size.touchMin,
  paddingBlock: vars.space.s3,
  borderRadius: vars.radius.tag,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.color.primary },
  selectors: { ...focusRing.selectors, '&::-webkit-details-marker': { display: 'none' } },
});

export const diagnosis = style({ ...typography.bodyStrong, display: 'block' });

export const detail = style({ ...typography.quiet, display: 'block' });

export const chevron = style({
  ...square(vars.size.icon),
  color: vars.color.primary,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const record = style({
  marginBlockEnd: vars.space.s4,
  padding: vars.space.s4,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
