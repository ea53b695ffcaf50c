import { scales } from './tokens.ts';

const { medium, wide, full } = scales.layout.breakpoint;

/** In em, so that larger letters set in the browser get the layout of a smaller screen. */
const em = (breakpoint: { $value: { value: number } }): number => breakpoint.$value.value / 16;

const from = (breakpoint: { $value: { value: number } }): string =>
  `(min-width: ${em(breakpoint)}em)`;
const below = (breakpoint: { $value: { value: number } }): string =>
  `(max-width: ${em(breakpoint) - 0.001}em)`;

/** Media queries for `'@media'` keys: the breakpoints, mobile first, and what the person asked of the system. */
export const media = {
  /** 640 px and more: wider than a phone held upright (spec §2 Home, the carousel). */
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
