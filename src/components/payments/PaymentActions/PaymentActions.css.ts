import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';

export const note = style({ ...typography.quiet, textAlign: 'center' });
