import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const when = style({
  ...typography.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
