import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

globalStyle('.sbdocs-wrapper', { background: vars.color.ground });
