import { style } from '@vanilla-extract/css';
import { archRadius, flexCenter, gridCenter, stitchThread } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const step = style({
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: vars.space.s7,
    },
  },
});

export const rail = style({
  display: 'none',
  '@media': { [media.medium]: { ...flexCenter, flexDirection: 'column' } },
  selectors: {
    [`${step}:not(:last-child) > &::after`]: {
      ...stitchThread,
      content: '',
      flexGrow: 1,
      marginBlock: '10px',
    },
  },
});

export const number = style({
  ...typography.h3,
  ...gridCenter,
  inlineSize: '44px',
  aspectRatio: `1 / ${vars.ratio.arch}`,
  paddingBlockStart: vars.space.s1,
  borderRadius: archRadius(),
  background: vars.color.accentTint,
  color: vars.color.ink,
});

export const body = style({
  minInlineSize: 0,
  selectors: { [`${step}:not(:last-child) > &`]: { paddingBlockEnd: vars.space.s8 } },
});

export const head = style({ marginBlockEnd: vars.space.s4 });
