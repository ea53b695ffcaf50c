import { style } from '@vanilla-extract/css';
import { tiles } from '../../../theme/mixins.css.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const words = style({ whiteSpace: 'pre-wrap' });

export const lines = style({ listStyle: 'decimal', paddingInlineStart: space.s6 });

export const line = style({
  paddingBlock: space.s2,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
});

export const facts = style({ ...tiles('150px'), gap: space.s4 });
