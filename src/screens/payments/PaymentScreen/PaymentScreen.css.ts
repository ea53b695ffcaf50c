import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const columns = style({ marginBlockStart: vars.space.s6 });

export const pay = style({
  ...focusRing,
  display: 'grid',
  gap: vars.space.s6,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
});

/** Receives the focus when the focused button is removed. */
export const end = style({ ...focusRing, borderRadius: vars.radius.control });

export const aside = style({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.headerDesktop} + ${vars.space.s4})`,
    },
  },
});

export const bank = style({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `${vars.border.control} solid ${vars.color.info}`,
  borderRadius: vars.radius.control,
});

export const nothing = style({ marginBlockStart: vars.space.s6 });

export const wayOn = style({ marginBlockStart: vars.space.s5, textAlign: 'center' });
