import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { largeSize } from '../../../theme/typography.ts';
import { color, media, vars } from '../../../theme/vars.css.ts';

export const wordmark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontFamily: vars.font.display,
    fontSize: largeSize(1.5),
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.6px',
    '@media': { [media.medium]: { fontSize: '1.6875rem' } },
  },
  variants: { ground: { page: { color: color.primary }, deep: { color: color.onDeep } } },
});

export const mark = style({ inlineSize: '40px', flexShrink: 0 });
export const sun = style({ fill: color.accent });

export const setu = recipe({
  variants: { ground: { page: { color: color.accentText }, deep: { color: color.accent } } },
});
