import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.h3 });

export const quiet = style({ ...typography.small, color: vars.color.inkSoft });

export const time = style({ ...typography.figure });

export const until = style({ ...typography.bodyStrong, color: vars.color.accentText });
