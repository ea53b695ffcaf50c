import { style } from '@vanilla-extract/css';
import { columns, columnStitch, flexWrap, tiles } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { hairline, media, size, space } from '../../../theme/vars.css.ts';

export const row = style({
  ...columns(`${yielding('86px', size.portraitXs)} minmax(0, 1fr)`),
  gap: `${space.s4} ${space.s4}`,
  paddingBlock: space.s6,
  borderBlockEnd: hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: `${size.portraitL} minmax(0, 1fr) 200px` },
    [media.wide]: {
      gridTemplateColumns: `${size.portraitL} minmax(0, 1fr) 180px 200px`,
      alignItems: 'center',
      columnGap: space.s7,
      paddingBlock: '30px',
    },
  },
});

export const portrait = style({ display: 'flex', alignSelf: 'start', minInlineSize: 0 });

export const about = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.s1,
  minInlineSize: 0,
});

export const name = style({
  ...typography.h3,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: '1.625rem' } },
});

export const facts = style({ marginBlockStart: space.s2 });

export const price = style({
  gridColumn: '1 / -1',
  ...flexWrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  '@media': {
    [media.medium]: { gridColumn: '2', justifyContent: 'start' },
    [media.wide]: {
      ...columnStitch,
      gridColumn: 'auto',
      display: 'grid',
      paddingInlineStart: space.s6,
    },
  },
});

export const rate = style({
  ...typography.h3,
  fontSize: largeSize(1.75),
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  ...tiles('130px'),
  gap: space.s2,
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

export const lines = style({ display: 'grid', alignContent: 'center', gap: space.s3 });
