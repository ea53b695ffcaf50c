import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { scales, toCss } from './tokens.ts';
import { vars } from './vars.css.ts';

/** Above this a text is a heading or a figure. */
const LARGE_REM = 1.2;

/**
 * The size of large letters, in rem. Where a person has set larger text and the screen is narrow, they grow less than
 * the text around them, so that a word like 'appointments' still fits on a line.
 */
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

/** The type roles as style rules, to spread into a component's own `style()`. Headings grow from `medium` up. */
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
  tag: role('tag'),
  caption: role('caption'),
} satisfies Record<string, StyleRule>;
