import { style } from '@vanilla-extract/css';
import { columns, container, currentStitch } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const section = style({
  ...container,
  paddingBlockEnd: space.s10,
  '@media': {
    ...container['@media'],
    [media.medium]: { ...container['@media']?.[media.medium], paddingBlockEnd: space.s13 },
  },
});

export const steps = style({
  display: 'grid',
  rowGap: space.s8,
  marginBlockStart: space.s6,
  counterReset: 'step',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockStart: space.s9,
    },
  },
});

export const step = style({
  ...columns(`${yielding('112px', space.s9)} minmax(0, 1fr)`),
  columnGap: space.s5,
  counterIncrement: 'step',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s4,
      alignContent: 'start',
    },
  },
});

export const path = style({
  ...currentStitch,
  display: 'grid',
  alignContent: 'end',
  alignSelf: 'start',
  blockSize: '116px',
  paddingBlockEnd: space.s1,
  justifyItems: 'center',
  '@media': {
    ...currentStitch['@media'],
    [media.medium]: { justifyItems: 'start', paddingInlineStart: space.s3 },
  },
});

export const title = style({
  '::before': { content: 'counter(step) "."', marginInlineEnd: '0.35em', color: color.accentText },
});

export const text = style({
  marginBlockStart: space.s1,
  paddingInlineEnd: space.s6,
  color: color.inkSoft,
});
