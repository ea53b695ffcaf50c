import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const lead = style({ ...typography.lead, marginBlockStart: space.s3, color: color.inkSoft });
