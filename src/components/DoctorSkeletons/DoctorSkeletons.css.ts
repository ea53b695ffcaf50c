import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const lines = style({ display: 'grid', alignContent: 'center', gap: vars.space.s3 });

export const profile = style({ display: 'grid', gap: vars.space.s7 });
