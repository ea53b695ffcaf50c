import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { hairline, media, space } from '../../../theme/vars.css.ts';

export const hero = style({
  ...oneColumn,
  gap: space.s6,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s9,
      alignItems: 'center',
    },
  },
});

export const about = style({ ...oneColumn, gap: space.s4, alignContent: 'start' });
export const wait = style({ paddingBlock: space.s3, borderBlock: hairline });
export const section = style({ marginBlockStart: space.s6 });
export const sectionHeading = style({ ...typography.h2 });
