import { style } from '@vanilla-extract/css';
import { maxLines, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  minInlineSize: 0,
  paddingBlock: vars.space.s7,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s4,
});

export const about = style({ display: 'grid', justifyItems: 'start', gap: '2px' });

export const name = style({ ...typography.h3, overflowWrap: 'anywhere' });

export const specialty = style({ ...typography.bodyStrong, color: vars.color.primary });

export const bio = style({ ...maxLines(2), color: vars.color.inkSoft });

export const facts = style({ marginBlockStart: 'auto' });

export const icon = style({ ...square('18px'), color: vars.color.primary });

export const day = style({ textDecoration: 'none' });
