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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.layout.asideGap,
      alignItems: 'start',
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
});

export const aside = style({
  '@media': { [media.wide]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
});

export const part = style({ display: 'grid', gap: vars.space.s2 });

export const partHeading = style(typography.h3);

export const bio = style({ maxInlineSize: vars.layout.measureMax, overflowWrap: 'anywhere' });
