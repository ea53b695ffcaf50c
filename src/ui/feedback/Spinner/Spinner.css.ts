import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../../theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style({ display: 'inline-flex', color: color.primary });
export const ring = style({ animation: `${turn} 1s linear infinite` });
