import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/vars.css.ts';

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'text-bottom',
  color: color.inkSoft,
  selectors: {
    '&[data-state="read"]': { color: color.primary },
    '&[data-state="failed"]': { color: color.danger },
  },
});
