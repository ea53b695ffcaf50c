import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';

export const notForPaper = style({ '@media': { [media.print]: { display: 'none' } } });
