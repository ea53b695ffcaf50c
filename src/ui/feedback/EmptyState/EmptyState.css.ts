import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const heading = style({ ...typography.h3, marginBlockStart: space.s3 });
