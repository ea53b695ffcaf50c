import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingStyle } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const lines = style({ ...typography.small, display: 'grid', gap: space.s1 });

export const line = style({ display: 'flex', gap: space.s3 });

export const words = style({ flexShrink: 0, color: color.inkSoft });

export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${names} a`, { color: color.primary, textDecoration: 'underline' });
globalStyle(`${names} a:focus-visible`, focusRingStyle);
