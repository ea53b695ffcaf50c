import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexWrap, focusRing, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const list = style({ ...flexWrap, gap: vars.space.s2 });

export const step = recipe({
  base: {
    ...typography.label,
    ...focusRing,
    ...gridCenter,
    minInlineSize: vars.size.touchMin,
    blockSize: vars.size.touchMin,
    paddingInline: vars.space.s2,
    border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      other: { ':hover': { background: vars.color.primaryTint, color: vars.color.onPrimaryTint } },
      current: {
        background: vars.color.primary,
        borderColor: vars.color.primary,
        color: vars.color.onPrimary,
        ':hover': { color: vars.color.onPrimary },
        '@media': { [media.forcedColors]: { borderWidth: '4px' } },
      },
      disabled: {
        background: 'transparent',
        borderColor: vars.color.line,
        color: vars.color.inkMuted,
      },
      gap: { background: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
