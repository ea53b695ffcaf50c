import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const trail = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.inkSoft,
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const link = style({
  ...focusRing,
  paddingBlock: vars.space.s1,
  borderRadius: vars.radius.tag,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});

export const here = style({
  paddingBlock: vars.space.s1,
  color: vars.color.ink,
  fontWeight: vars.weight.semibold,
});

export const divider = style({
  marginInline: vars.space.s2,
  flexShrink: 0,
  selectors: { '&:dir(rtl)': { rotate: '180deg' } },
});
