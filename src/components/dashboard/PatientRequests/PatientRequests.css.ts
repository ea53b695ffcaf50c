import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({ ...typography.small, color: vars.color.inkSoft });

export const lapsed = style({ paddingBlock: vars.space.s2 });
