import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const off = ':disabled, [data-disabled]';
const hover = `&:hover:not(${off}, [data-pending])`;

export const words = style({ minInlineSize: 0 });

export const button = recipe({
  base: {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.size.button,
    paddingBlock: vars.space.s2,
    paddingInline: `calc(${yielding(vars.space.s6, vars.space.s2)} - ${vars.border.control})`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    selectors: {
      ...focusRing.selectors,
      [`&:is(${off})`]: {
        background: vars.color.sunk,
        borderColor: vars.color.line,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [`&:is(${off})`]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        selectors: {
          [hover]: { background: vars.color.primaryHover, color: vars.color.onPrimary },
        },
      },
      secondary: {
        borderColor: vars.color.primary,
        color: vars.color.primary,
        selectors: { [hover]: { background: vars.color.primaryTint } },
      },
      accent: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          [hover]: {
            background: `color-mix(in srgb, ${vars.color.accent} 86%, ${vars.color.onAccent})`,
            color: vars.color.onAccent,
          },
        },
      },
      danger: {
        borderColor: vars.color.danger,
        color: vars.color.danger,
        selectors: { [hover]: { background: vars.color.dangerTint, color: vars.color.danger } },
      },
      text: {
        minBlockSize: vars.size.touchMin,
        paddingInline: vars.space.s2,
        color: vars.color.primary,
        selectors: {
          [hover]: { color: vars.color.primaryHover },
          [`&:is(${off})`]: { background: 'none', borderColor: 'transparent' },
        },
      },
      icon: {
        inlineSize: vars.size.touchMin,
        minBlockSize: vars.size.touchMin,
        padding: 0,
        borderColor: vars.color.lineStrong,
        background: vars.color.surface,
        color: vars.color.ink,
        selectors: { [hover]: { background: vars.color.primaryTint } },
      },
    },
    size: { medium: {}, large: { minBlockSize: vars.size.buttonLarge } },
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
