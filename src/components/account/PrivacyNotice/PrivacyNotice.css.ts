import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const list = style({
  paddingInlineStart: space.s5,
  listStyle: 'disc',
  color: color.inkSoft,
});
export const data = style({ ...typography.bodyStrong, display: 'block', color: color.ink });
export const why = style({ ...typography.small, display: 'block' });
