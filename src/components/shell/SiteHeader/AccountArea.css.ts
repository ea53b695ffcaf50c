import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/vars.css.ts';

/** Out of the flow, so that nothing moves when a number comes. */
const corner = { position: 'absolute', pointerEvents: 'none' } as const;

export const onAccount = style({ ...corner, insetBlockStart: 0, insetInlineStart: '30px' });

/** The menu's button is the last in the header. */
export const onMenu = style({
  ...corner,
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  '@media': { [media.wide]: { display: 'none' } },
});
