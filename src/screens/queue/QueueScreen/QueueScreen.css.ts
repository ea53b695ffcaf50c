import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const lists = style({ ...oneColumn, gap: vars.space.s7 });

export const part = style({ maxInlineSize: '880px' });

export const heading = style({ ...typography.h3, marginBlockEnd: vars.space.s2 });

export const placeholder = style({
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const lines = style({ flexGrow: 1 });
