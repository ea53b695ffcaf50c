import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/vars.css.ts';

export const corner = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'fixed',
      zIndex: vars.zIndex.sticky,
      insetBlockEnd: vars.space.s6,
      insetInlineEnd: vars.space.s6,
      borderRadius: vars.radius.control,
      boxShadow: vars.shadow.menu,
    },
  },
});
