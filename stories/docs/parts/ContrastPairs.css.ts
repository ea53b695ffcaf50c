import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const table = style({ inlineSize: '100%', marginBlock: `${space.s6} ${space.s8}` });

export const caption = style({
  ...typography.h3,
  marginBlockEnd: space.s3,
  textAlign: 'start',
});

export const head = style({});

globalStyle(`${head} th`, {
  ...typography.caption,
  paddingBlockEnd: space.s2,
  color: color.inkSoft,
  textAlign: 'start',
});
globalStyle(`${head} th:not(:first-child)`, { inlineSize: '26%' });

export const row = style({ borderBlockStart: `${vars.border.hairline} solid ${color.line}` });

export const pair = style({
  ...typography.body,
  paddingBlock: space.s2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const cell = style({ paddingBlock: space.s1, paddingInlineEnd: space.s2 });

export const sample = style({
  ...typography.h3,
  display: 'block',
  padding: `${space.s1} ${space.s3}`,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.tag,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});
