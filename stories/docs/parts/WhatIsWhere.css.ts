import { style } from '@vanilla-extract/css';
import { media } from '../../../src/theme/media.ts';
import { rowLink } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.s8,
  marginBlockEnd: vars.space.s6,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  gap: vars.space.s4,
  alignItems: 'center',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const about = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const link = style({ ...rowLink, ...typography.h3 });

export const what = style({ ...typography.small, color: vars.color.inkSoft });
