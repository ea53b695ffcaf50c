import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const hero = style({
  ...oneColumn,
  gap: vars.space.s6,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.s9,
      alignItems: 'center',
    },
  },
});

export const about = style({ ...oneColumn, gap: vars.space.s4, alignContent: 'start' });

export const title = style({ overflowWrap: 'anywhere' });

export const wait = style({
  paddingBlock: vars.space.s3,
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const waitLabel = style({ color: vars.color.inkSoft });

export const section = style({ marginBlockStart: vars.space.s6 });

export const sectionHeading = style({ ...typography.h2 });
