import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/vars.css.ts';

/** Also while they load, so that nothing moves: the label and one line of times. */
export const times = style({ minBlockSize: `calc(${space.s6} + ${space.s8})` });

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s4 });

/** In a narrow column, 'am' is not alone on a line. */
export const slot = style({ lineHeight: space.s8, textWrap: 'balance' });
