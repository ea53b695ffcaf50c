import { style } from '@vanilla-extract/css';
import { columns, flexWrap, stitch } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';

export const facts = style([
  stitch('top'),
  {
    ...flexWrap,
    justifyContent: 'space-between',
    gap: space.s3,
    paddingBlockStart: space.s5,
    '@media': { [media.medium]: { ...columns('repeat(3, minmax(0, 1fr))') } },
  },
]);

export const value = style({
  ...typography.h3,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { fontSize: typography.h2.fontSize } },
});
