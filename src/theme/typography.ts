import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { scales, toCss } from './tokens.ts';
import { vars } from './vars.css.ts';

const role = (name: keyof typeof scales.typography) => {
  const { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } =
    scales.typography[name].$value;
  return {
    fontFamily: fontFamily === '{font.family.display}' ? vars.font.display : vars.font.text,
    fontWeight,
    fontSize: toCss(fontSize),
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
