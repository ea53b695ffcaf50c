import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { size, space } from '../../../theme/vars.css.ts';

export const rows = style({ display: 'grid', gap: space.s3 });

export const row = style({ ...columns('minmax(0, 1fr) auto'), alignItems: 'start', gap: space.s2 });
export const remove = style({ display: 'grid', alignItems: 'center', minBlockSize: size.input });
