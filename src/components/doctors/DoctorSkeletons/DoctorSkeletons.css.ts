import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const lines = style({ ...oneColumn, alignContent: 'center', gap: space.s3 });
