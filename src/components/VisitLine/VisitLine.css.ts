import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto auto minmax(0, 1fr) 8.5rem' } },
});

export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.bodyStrong });

export const detail = style({ ...typography.small, color: vars.color.inkSoft });

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  gridColumn: '2 / -1',
  '@media': { [media.medium]: { display: 'grid', gridColumn: 'auto' } },
});

export const time = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });
