import { style } from '@vanilla-extract/css';
import { flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const ask = style([notForPaper, { ...oneColumn, gap: space.s4, justifyItems: 'start' }]);
export const form = style([notForPaper, { ...oneColumn, gap: space.s4 }]);
export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const choices = style({ ...flexWrap, columnGap: space.s5, rowGap: space.s2 });
export const buttons = style({ ...flexWrap, alignItems: 'center', gap: space.s3 });
