import { create, type ThemeVars } from 'storybook/theming';
import { darkColors, lightColors, scales, toCss } from '../src/theme/tokens.ts';

/** Storybook only accepts an HTML string here. The styles are in manager-head.html. */
const brandTitle = `
<svg class="brand-mark" viewBox="0 0 50 40" aria-hidden="true">
  <circle class="brand-sun" cx="25" cy="11" r="7.5" />
  <path fill-rule="evenodd" d="M1 22.5c9-4.5 16-6.1 24-6.1s15 1.6 24 6.1V39h-4v-5.5a5.5 5.5 0 0 0-11 0V39h-1.6v-7.6a7.4 7.4 0 0 0-14.8 0V39H16v-5.5a5.5 5.5 0 0 0-11 0V39H1Z" />
</svg>
<span class="brand-name">Care<span>Setu</span></span>`;

const fonts = {
  fontBase: toCss(scales.font.family.text.$value),
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
};

function dressedIn(colors: typeof lightColors, base: 'light' | 'dark'): ThemeVars {
  return create({
    base,
    ...fonts,
    brandTitle,
    brandUrl: './',
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.ground,
    appContentBg: colors.surface,
    appHoverBg: colors.primaryTint,
    appPreviewBg: colors.ground,
    appBorderColor: colors.line,
    appBorderRadius: scales.radius.control.$value.value,
    textColor: colors.ink,
    textInverseColor: colors.ground,
    textMutedColor: colors.inkSoft,
    barTextColor: colors.inkSoft,
    barHoverColor: colors.primary,
    barSelectedColor: colors.primary,
    barBg: colors.surface,
    buttonBg: colors.surface,
    buttonBorder: colors.lineStrong,
    booleanBg: colors.sunk,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
    inputBorderRadius: scales.radius.control.$value.value,
  });
}

export const themes = {
  light: dressedIn(lightColors, 'light'),
  dark: dressedIn(darkColors, 'dark'),
};
