import { style } from '@vanilla-extract/css';
import { columnStitch, flexWrap } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/room.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${yielding('86px', vars.size.portraitXs)} minmax(0, 1fr)`,
  gap: `${vars.space.s4} ${vars.space.s4}`,
  paddingBlock: vars.space.s6,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: `${vars.size.portraitL} minmax(0, 1fr) 200px` },
    [media.wide]: {
      gridTemplateColumns: `${vars.size.portraitL} minmax(0, 1fr) 180px 200px`,
      alignItems: 'center',
      columnGap: vars.space.s7,
      paddingBlock: '30px',
    },
  },
});

export const portrait = style({ display: 'flex', alignSelf: 'start', minInlineSize: 0 });

export const about = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.s1,
  minInlineSize: 0,
});

export const name = style({
  ...typography.h3,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: '1.625rem' } },
});

export const facts = style({ marginBlockStart: vars.space.s2 });

export const price = style({
  gridColumn: '1 / -1',
  ...flexWrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  '@media': {
    [media.medium]: { gridColumn: '2', justifyContent: 'start' },
    [media.wide]: {
      ...columnStitch,
      gridColumn: 'auto',
      display: 'grid',
      paddingInlineStart: vars.space.s6,
    },
  },
});

export const rate = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
  gap: vars.space.s2,
  gridColumn: '1 / -1',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridColumn: '3',
      gridRow: '1 / span 2',
      alignContent: 'center',
    },
    [media.wide]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

export const lines = style({ display: 'grid', alignContent: 'center', gap: vars.space.s3 });
