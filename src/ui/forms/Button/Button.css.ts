import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const off = ':disabled, [data-disabled]';
const hover = `&:hover:not(${off}, [data-pending])`;
export const words = style({ minInlineSize: 0 });

export const button = recipe({
  base: {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    minBlockSize: size.button,
    paddingBlock: space.s2,
    paddingInline: `calc(${yielding(space.s6, space.s2)} - ${vars.border.control})`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    selectors: {
      ...focusRing.selectors,
      [`&:is(${off})`]: {
        background: color.sunk,
        borderColor: color.line,
        color: color.inkMuted,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [`&:is(${off})`]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.primary,
        color: color.onPrimary,
        selectors: { [hover]: { background: color.primaryHover, color: color.onPrimary } },
      },
      secondary: {
        borderColor: color.primary,
        color: color.primary,
        selectors: { [hover]: { background: color.primaryTint } },
      },
      accent: {
        background: color.accent,
        color: color.onAccent,
        selectors: {
          [hover]: {
            background: `color-mix(in srgb, ${color.accent} 86%, ${color.onAccent})`,
            color: color.onAccent,
          },
        },
      },
      danger: {
        borderColor: color.danger,
        color: color.danger,
        selectors: { [hover]: { background: color.dangerTint, color: color.danger } },
      },
      text: {
        minBlockSize: size.touchMin,
        paddingInline: space.s2,
        color: color.primary,
        selectors: {
          [hover]: { color: color.primaryHover },
          [`&:is(${off})`]: { background: 'none', borderColor: 'transparent' },
        },
      },
      icon: {
        inlineSize: size.touchMin,
        minBlockSize: size.touchMin,
        padding: 0,
        borderColor: color.lineStrong,
        background: color.surface,
        color: color.ink,
        selectors: { [hover]: { background: color.primaryTint } },
      },
    },
    size: { medium: {}, large: { minBlockSize: size.buttonLarge } },
  },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

export const stitchedWords = style({
  ...stitchedLink,
  color: 'inherit',
  ':hover': { color: 'inherit' },
});

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style({ animation: `${turn} 1s linear infinite` });
