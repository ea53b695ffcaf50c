import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexWrap, focusRing, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const list = style({ ...flexWrap, gap: space.s2 });

export const step = recipe({
  base: {
    ...typography.label,
    ...focusRing,
    ...gridCenter,
    minInlineSize: size.touchMin,
    blockSize: size.touchMin,
    paddingInline: space.s2,
    border: `${vars.border.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      other: { ':hover': { background: color.primaryTint, color: color.onPrimaryTint } },
      current: {
        background: color.primary,
        borderColor: color.primary,
        color: color.onPrimary,
        ':hover': { color: color.onPrimary },
        '@media': { [media.forcedColors]: { borderWidth: '4px' } },
      },
      disabled: { background: 'transparent', borderColor: color.line, color: color.inkMuted },
      gap: { background: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
