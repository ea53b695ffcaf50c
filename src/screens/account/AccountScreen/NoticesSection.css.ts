import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const topics = style({ display: 'grid', gap: space.s6, listStyle: 'none', padding: 0 });
export const topic = style({ display: 'grid', gap: space.s1, border: 0, margin: 0, padding: 0 });
export const title = style({ ...typography.h3, padding: 0 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s8 });
