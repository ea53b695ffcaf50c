import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const frame = style({ ...oneColumn, gap: space.s3 });
export const visit = style({ ...oneColumn, gap: space.s2, paddingBlock: space.s3 });
export const name = style({ ...typography.bodyStrong, color: color.ink, overflowWrap: 'anywhere' });
