import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const section = style({ ...oneColumn, alignContent: 'start', gap: space.s3 });

export const heading = style({
  ...typography.h3,
  fontSize: largeSize(1.625),
  '@media': { [media.medium]: { fontSize: largeSize(1.8125) } },
});

export const smallHeading = style({
  ...typography.h3,
  '@media': { [media.medium]: { fontSize: largeSize(1.5) } },
});
