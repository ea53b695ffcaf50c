import { style } from '@vanilla-extract/css';
import { tiles } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const pair = style({ ...tiles('20rem'), gap: space.s7, alignItems: 'start' });
