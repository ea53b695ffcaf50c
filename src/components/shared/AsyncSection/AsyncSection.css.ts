import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const lines = style({ paddingBlock: vars.space.s4 });

export const words = style({ paddingBlock: vars.space.s3, color: vars.color.inkSoft });
