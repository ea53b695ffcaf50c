import { style } from '@vanilla-extract/css';
import { typography } from './typography.ts';
import { color } from './vars.css.ts';

export const figureText = style(typography.figure);
export const h3Text = style(typography.h3);
export const strongText = style(typography.bodyStrong);
export const labelText = style(typography.label);
export const smallText = style(typography.small);
export const quietText = style(typography.quiet);
export const quietNumberText = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums' });
export const quietCenteredText = style({ ...typography.quiet, textAlign: 'center' });
export const strongNumberText = style({
  ...typography.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const nameText = style({ ...typography.h3, overflowWrap: 'anywhere' });
export const breakableText = style({ overflowWrap: 'anywhere' });
export const softText = style({ color: color.inkSoft });
