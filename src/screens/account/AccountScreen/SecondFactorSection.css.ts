import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const connect = style({
  display: 'grid',
  gap: space.s5,
  placeItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  },
});

export const key = style({
  ...typography.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
