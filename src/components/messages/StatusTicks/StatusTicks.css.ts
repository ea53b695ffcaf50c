import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'text-bottom',
  color: vars.color.inkSoft,
  selectors: {
    '&[data-state="read"]': { color: vars.color.primary },
    '&[data-state="failed"]': { color: vars.color.danger },
  },
});
