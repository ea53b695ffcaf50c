import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const fields = style({ display: 'grid', gap: vars.space.s3 });
