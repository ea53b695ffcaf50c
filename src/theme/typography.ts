import type { StyleRule } from '@vanilla-extract/css';
import { scales, toCss } from './tokens.ts';
import { color, media, vars } from './vars.css.ts';

const LARGE_REM = 1.2;

/** Grows less than body text on narrow screens with larger text, so that long words fit. */
export function largeSize(rem: number): string {
  return `min(${rem}rem, 10vw + ${Number((rem * 0.15).toFixed(4))}rem)`;
}

const role = (name: keyof typeof scales.typography) => {
  const { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } =
    scales.typography[name].$value;
  return {
    fontFamily: fontFamily === '{font.family.display}' ? vars.font.display : vars.font.text,
    fontWeight,
    fontSize: fontSize.value > LARGE_REM ? largeSize(fontSize.value) : toCss(fontSize),
    lineHeight: String(lineHeight),
    letterSpacing: letterSpacing.value === 0 ? 'normal' : toCss(letterSpacing),
  } satisfies StyleRule;
};

const growing = (mobile: StyleRule, desktop: StyleRule): StyleRule => ({
  ...mobile,
  '@media': { [media.medium]: desktop },
});

export const typography = {
  hero: growing(role('display-hero-mobile'), role('display-hero')),
  displayPage: growing(role('h1-mobile'), role('display-page')),
  h1: growing(role('h1-mobile'), role('h1')),
  h2: growing(role('h2-mobile'), role('h2')),
  h3: role('h3'),
  figure: {
    ...growing({ ...role('figure'), fontSize: role('h1-mobile').fontSize }, role('figure')),
    fontVariantNumeric: 'tabular-nums',
  },
  quote: growing(role('h2-mobile'), role('quote')),
  lead: role('lead'),
  body: role('body'),
  bodyStrong: role('body-strong'),
  button: role('button'),
  label: role('label'),
  small: role('small'),
  quiet: { ...role('small'), color: color.inkSoft },
  tag: role('tag'),
  caption: role('caption'),
} satisfies Record<string, StyleRule>;
