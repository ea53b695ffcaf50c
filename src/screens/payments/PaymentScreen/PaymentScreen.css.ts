import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const columns = style({ marginBlockStart: space.s6 });

export const pay = style({
  ...focusRing,
  display: 'grid',
  gap: space.s6,
  minInlineSize: 0,
  borderRadius: radius.control,
});

export const end = style({ ...focusRing, borderRadius: radius.control });

export const aside = style({
  '@media': {
    [media.tallWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s4})`,
    },
  },
});

export const bank = style({
  padding: `${space.s3} ${space.s4}`,
  border: `${vars.border.control} solid ${color.info}`,
  borderRadius: radius.control,
});

export const nothing = style({ marginBlockStart: space.s6 });
export const wayOn = style({ marginBlockStart: space.s5, textAlign: 'center' });
