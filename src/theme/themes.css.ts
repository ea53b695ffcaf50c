import { assignVars, globalStyle } from '@vanilla-extract/css';
import { darkColors, lightColors } from './tokens.ts';
import { color, media } from './vars.css.ts';

const light = { vars: assignVars(color, lightColors), colorScheme: 'light' };
const dark = { vars: assignVars(color, darkColors), colorScheme: 'dark' };

globalStyle(':root, [data-theme="light"]', light);
globalStyle('[data-theme="dark"]', dark);
globalStyle(':root:not([data-theme])', { '@media': { [media.darkSystem]: dark } });
// Browsers do not print backgrounds, so light text would be invisible.
globalStyle(':root:not([data-theme]), [data-theme]', { '@media': { [media.print]: light } });
