import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color } from '../../../theme/vars.css.ts';

export const words = style({ ...breakable });
export const until = style({ ...typography.bodyStrong, color: color.accentText });
