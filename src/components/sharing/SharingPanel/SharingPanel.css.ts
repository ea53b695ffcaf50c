import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';

export const words = style({ ...breakable, flexGrow: 1 });
