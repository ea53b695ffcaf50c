import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
  },
});

export const icon = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  color: vars.color.primary,
});

export const label = style(typography.bodyStrong);

export const price = style({
  ...typography.h3,
  fontSize: '1.625rem',
  fontVariantNumeric: 'tabular-nums',
});
