import { style } from '@vanilla-extract/css';
import { columns, plainLink, square } from '../../../theme/mixins.css.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const fact = style({
  ...columns('20px minmax(0, 1fr)'),
  alignItems: 'start',
  columnGap: space.s2,
  minBlockSize: space.s7,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});

export const icon = style({ ...square('20px'), marginBlockStart: '3px', color: color.primary });

export const call = style({
  ...plainLink,
  justifySelf: 'start',
  color: 'inherit',
  ':hover': { color: color.primary, textDecoration: 'underline' },
});
