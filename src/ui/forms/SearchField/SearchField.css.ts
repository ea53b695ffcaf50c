import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import { input, withButton, withIcon } from '../Field/Field.css.ts';

export const box = style([
  input,
  withIcon,
  withButton,
  {
    selectors: {
      // Less padding, because an empty field has no clear button.
      '&:placeholder-shown': { paddingInlineEnd: vars.space.s4 },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  },
]);
