import { style } from '@vanilla-extract/css';
import { input, withButton, withIcon } from '../Field/Field.css.ts';

export const box = style([
  input,
  withIcon,
  withButton,
  {
    selectors: {
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  },
]);
