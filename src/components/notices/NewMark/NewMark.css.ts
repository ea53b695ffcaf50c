import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

/** Beside a name, without making its line higher. */
export const newMark = style({
  display: 'inline-flex',
  marginBlock: `calc(-1 * ${space.s1})`,
  marginInlineStart: space.s2,
  verticalAlign: 'middle',
});
