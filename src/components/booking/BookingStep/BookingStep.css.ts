import { style } from '@vanilla-extract/css';
import {
  archRadius,
  columns,
  flexCenter,
  gridCenter,
  stitchThread,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const step = style({
  '@media': { [media.medium]: { ...columns('44px minmax(0, 1fr)'), columnGap: space.s7 } },
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
  paddingBlockStart: space.s1,
  borderRadius: archRadius(),
  background: color.accentTint,
  color: color.ink,
});

export const body = style({
  minInlineSize: 0,
  selectors: { [`${step}:not(:last-child) > &`]: { paddingBlockEnd: space.s8 } },
});

export const head = style({ marginBlockEnd: space.s4 });
