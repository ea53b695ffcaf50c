import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const lists = style({ ...oneColumn, gap: space.s7 });
export const part = style({ maxInlineSize: '880px' });
export const heading = style({ ...typography.h3, marginBlockEnd: space.s2 });
export const placeholder = style({ paddingBlock: space.s4, borderBlockEnd: hairline });
export const lines = style({ flexGrow: 1 });
