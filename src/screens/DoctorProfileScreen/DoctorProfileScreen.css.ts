import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { container } from '../../theme/mixins.css.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  {
    paddingBlock: `${vars.space.s6} ${vars.space.s12}`,
    '@media': { [media.medium]: { paddingBlockStart: vars.space.s9 } },
  },
]);

/** Phones have the browser's back button. */
export const trail = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', marginBlockEnd: vars.space.s3 } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
      columnGap: vars.layout.asideGap,
      alignItems: 'start',
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [media.wide]: { rowGap: vars.space.s7 } },
});

export const aside = style({ display: 'grid', gap: vars.space.s8 });

export const quickActions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s3,
  '@media': { [media.wide]: { display: 'none' } },
});

export const tabHeading = style({ ...typography.h3, marginBlockEnd: vars.space.s2 });
