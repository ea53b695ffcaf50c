import { style } from '@vanilla-extract/css';
import { flexCenter, plainLink } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const trail = style({ ...typography.quiet, ...flexCenter, flexWrap: 'wrap' });

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const link = style({
  ...plainLink,
  paddingBlock: space.s1,
  color: 'inherit',
  ':hover': { color: color.primary, textDecoration: 'underline' },
});

export const here = style({
  paddingBlock: space.s1,
  color: color.ink,
  fontWeight: vars.weight.semibold,
});

export const divider = style({
  marginInline: space.s2,
  flexShrink: 0,
  selectors: { '&:dir(rtl)': { rotate: '180deg' } },
});
