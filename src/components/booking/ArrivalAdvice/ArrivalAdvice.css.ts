import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color } from '../../../theme/vars.css.ts';

export const advice = style({ ...typography.bodyStrong, lineHeight: 1.4 });
export const detail = style({ ...typography.body, color: color.ink });
