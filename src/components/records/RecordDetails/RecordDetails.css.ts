import { style } from '@vanilla-extract/css';
import { tiles } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const words = style({ whiteSpace: 'pre-wrap' });
export const facts = style({ ...tiles('150px'), gap: space.s4 });
