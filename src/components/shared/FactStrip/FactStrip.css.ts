import { style } from '@vanilla-extract/css';
import { columns, stitch } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';

export const facts = style([
  stitch('top'),
  {
    // Keeps the place of a fact that is parsed after the first paint.
    ...columns('repeat(auto-fill, minmax(min(100%, max(6rem, 30%)), 1fr))'),
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
