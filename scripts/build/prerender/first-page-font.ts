import address from '@fonts/eczar-first-page.woff2?inline';
import { firstPageRange } from '../../../src/theme/font-ranges.ts';

const onPhones = 'media="not all and (min-width: 48rem)"';

/**
 * Eczar inside a page, for the first paint on a phone (ADR 0092). It comes before the faces of
 * `fonts.css.ts`, which replace it as soon as the page has them. Like them, it covers all weights.
 *
 * The link decodes it before the first layout. Without the link, Chromium 150 does so during that
 * layout, and `optional` would not show it.
 */
export function renderFirstPageFont(): string {
  const face = [
    "font-family:'Eczar Variable'",
    'font-weight:500 700',
    'font-display:optional',
    `unicode-range:${firstPageRange}`,
    `src:url(${address})`,
  ];
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}" ${onPhones} />`,
    `<style ${onPhones}>@font-face{${face.join(';')}}</style>`,
  ].join('');
}
