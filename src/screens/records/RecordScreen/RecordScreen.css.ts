import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/vars.css.ts';

export const notForPaper = style({ '@media': { [media.print]: { display: 'none' } } });
