import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const title = style(typography.h3);

export const doctor = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s3,
});

export const name = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });

export const quiet = style({ ...typography.small, color: vars.color.inkSoft });

export const visit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
});

export const time = style({
  ...typography.figure,
  selectors: { '&[data-state="open"]': { ...typography.h3, color: vars.color.inkMuted } },
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const amount = style({ ...typography.h3, fontVariantNumeric: 'tabular-nums' });

export const confirm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const hint = style({ ...typography.small, color: vars.color.inkSoft, textAlign: 'center' });
