import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';

export const hidden = style(visuallyHidden);
