import { style } from '@vanilla-extract/css';
import { plainLink, square } from '../../../theme/mixins.css.ts';
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
  ...square('20px'),
  marginBlockStart: '3px',
  color: vars.color.primary,
});

export const call = style({
  ...plainLink,
  justifySelf: 'start',
  color: 'inherit',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
