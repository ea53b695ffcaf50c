import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({ ...typography.quiet });

export const lapsed = style({ paddingBlock: vars.space.s2 });
