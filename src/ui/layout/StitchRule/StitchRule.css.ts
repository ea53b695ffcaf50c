import { style } from '@vanilla-extract/css';
import { stitchRule } from '../../../theme/mixins.css.ts';

export const rule = style(stitchRule);
