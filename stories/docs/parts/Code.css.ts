import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/vars.css.ts';

export const block = style({});

globalStyle(`${block} .docblock-source`, { background: vars.color.surface });
globalStyle(`${block} pre`, { background: 'transparent' });
