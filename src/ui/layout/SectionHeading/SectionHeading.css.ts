import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { currentStitch, flexCenter } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const eyebrow = recipe({
  base: { ...typography.label, ...flexCenter, gap: '10px', fontWeight: vars.weight.bold },
  variants: { ground: { page: { color: color.accentText }, deep: { color: color.accent } } },
});

export const stitches = style({
  ...currentStitch,
  inlineSize: '35px',
  blockSize: '3px',
  '@media': { [media.forcedColors]: { blockSize: 0, borderBlockEnd: '3px dashed' } },
});

export const heading = style({
  ...typography.h2,
  marginBlockStart: space.s1,
  textWrap: 'balance',
  '@media': {
    [media.medium]: { ...typography.h2['@media']?.[media.medium], fontSize: largeSize(2.75) },
  },
});
