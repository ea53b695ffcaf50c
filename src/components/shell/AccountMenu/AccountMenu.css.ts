import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';

export const fullName = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });
