import { style } from '@vanilla-extract/css';
import { columns, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

/** Phones have a back button instead. */
export const trail = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', marginBlockEnd: space.s3 } },
});

export const main = style({
  ...oneColumn,
  gap: space.s6,
  '@media': { [media.wide]: { rowGap: space.s7 } },
});

export const quickActions = style({
  ...columns('minmax(0, 1fr) auto'),
  gap: space.s3,
  '@media': { [media.wide]: { display: 'none' } },
});

export const quickTimes = style({ '@media': { [media.wide]: { display: 'none' } } });

export const tabHeading = style({ ...typography.h3, marginBlockEnd: space.s2 });
