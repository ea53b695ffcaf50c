import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';
import { input, withButton, withIcon } from '../Field/Field.css.ts';

export const box = style([
  input,
  withIcon,
  withButton,
  {
    selectors: {
      '&:placeholder-shown': { paddingInlineEnd: space.s4 },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  },
]);
