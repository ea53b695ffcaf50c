import address from '@fonts/eczar-first-page.woff2?inline';
import { firstPageRange } from '../../../src/theme/font-ranges.ts';

/**
 * Eczar inside a page, for the first paint on a phone (ADR 0092). It comes before the faces of
 * `fonts.css.ts`, which replace it as soon as the page has them. Like them, it covers all weights.
 */
export function renderFirstPageFont(): string {
  const face = [
    "font-family:'Eczar Variable'",
    'font-weight:500 700',
    `unicode-range:${firstPageRange}`,
    `src:url(${address})`,
  ];
  return `<style media="not all and (min-width: 48rem)">@font-face{${face.join(';')}}</style>`;
}
