import { createGlobalThemeContract } from '@vanilla-extract/css';
import { displayFallbacks, textFallbacks, type FontFallback } from './font-fallbacks.ts';
import { css, lightColors, scales, toCss } from './tokens.ts';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withFallbacks = (
  families: string,
  system: string,
  fallbacks: readonly FontFallback[],
): string =>
  families.replace(system, [...fallbacks.map(({ family }) => `'${family}'`), system].join(', '));

export const color = createGlobalThemeContract(
  lightColors,
  (_, path) => `color-${path.map(kebab).join('-')}`,
);
export const space = css(scales.space);
export const radius = css(scales.radius);
export const size = css(scales.size);
export const vars = {
  border: css(scales.border),
  edge: css(scales.edge),
  ratio: css(scales.ratio),
  font: {
    display: withFallbacks(toCss(scales.font.family.display.$value), 'Georgia', displayFallbacks),
    text: withFallbacks(toCss(scales.font.family.text.$value), "'Noto Sans'", textFallbacks),
  },
  weight: css(scales.font.weight),
  shadow: css(scales.elevation),
  motion: css(scales.motion),
  layout: css(scales.layout),
  zIndex: css(scales['z-index']),
};

export const hairline = `${vars.border.hairline} solid ${color.line}`;
const { medium, wide, full } = scales.layout.breakpoint;

/** In em, so that a larger browser font size selects a smaller layout. */
const em = (breakpoint: { $value: { value: number } }): number => breakpoint.$value.value / 16;

const from = (breakpoint: { $value: { value: number } }): string =>
  `(min-width: ${em(breakpoint)}em)`;
const below = (breakpoint: { $value: { value: number } }): string =>
  `(max-width: ${em(breakpoint) - 0.001}em)`;

export const media = {
  /** 640 px (spec §2 Home, the carousel). */
  beyondPhone: '(min-width: 40em)',
  medium: from(medium),
  wide: from(wide),
  full: from(full),
  belowMedium: below(medium),
  belowWide: below(wide),
  /** Lower windows, such as 400 % zoom or an open keyboard, have no room for what sticks. */
  tall: '(min-height: 25.001em)',
  /** Fits a conversation, but not with the header above it. */
  low: '(max-height: 30em)',
  tallWide: `(min-height: 25.001em) and ${from(wide)}`,
  darkSystem: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
};
