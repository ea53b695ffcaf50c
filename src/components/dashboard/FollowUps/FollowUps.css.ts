import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const frame = style({ ...oneColumn, gap: space.s3 });
export const visit = style({ paddingBlock: space.s2 });
