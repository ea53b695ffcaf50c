import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.s2,
  minBlockSize: vars.space.s7,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const icon = style({
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '3px',
  color: vars.color.primary,
});

export const call = style({
  ...focusRing,
  justifySelf: 'start',
  borderRadius: vars.radius.tag,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
