import { scales } from './tokens.ts';

const { medium, wide, full } = scales.layout.breakpoint;

/** In em, so that a larger browser font selects a smaller layout. */
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
  darkSystem: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
};
