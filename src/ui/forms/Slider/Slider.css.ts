import { style } from '@vanilla-extract/css';
import { focusRing, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, size, space } from '../../../theme/vars.css.ts';

export const slider = style({ ...oneColumn });

export const caption = style({
  ...typography.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
});

export const range = style([
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: size.touchMin,
    margin: 0,
    accentColor: color.primary,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
]);
