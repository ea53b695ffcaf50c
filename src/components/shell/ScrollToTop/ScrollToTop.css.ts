import { style } from '@vanilla-extract/css';
import { media, radius, space, vars } from '../../../theme/vars.css.ts';

export const corner = style({
  display: 'none',
  '@media': {
    [media.tallWide]: {
      display: 'block',
      position: 'fixed',
      zIndex: vars.zIndex.sticky,
      insetBlockEnd: space.s6,
      insetInlineEnd: space.s6,
      borderRadius: radius.control,
      boxShadow: vars.shadow.menu,
    },
  },
});
