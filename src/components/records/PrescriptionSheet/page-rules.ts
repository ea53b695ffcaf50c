import { t } from '../../../words/t.ts';

/** 40 lines of the longest texts, with the longest notes, take fewer. */
const MOST_PAGES = 40;

/**
 * CSS of the paper. Page numbers are only on prescriptions of several pages. CSS has no condition
 * for that, so the number of pages chooses a text of a counter style, and 1 has none.
 * Chromium 131 and Safari 18.2 print them, other browsers do not.
 */
export function pageRules(): string {
  const numbers = ({ page, pages }: Record<'page' | 'pages', string | number>) =>
    t`Page ${page} of ${pages}`;
  const first = Array.from({ length: MOST_PAGES - 1 }, (_, index) =>
    JSON.stringify(numbers({ page: 1, pages: index + 2 })),
  );
  // Splits a translated sentence, whatever its order.
  const later = numbers({ page: '\0page\0', pages: '\0pages\0' })
    .split('\0')
    .map((part) => (/^pages?$/.test(part) ? `counter(${part})` : JSON.stringify(part)));
  return `
@counter-style caresetu-nothing { system: cyclic; symbols: ""; }
@counter-style caresetu-first-page { system: fixed 2; symbols: ${first.join(' ')}; fallback: caresetu-nothing; }
@page {
  size: A4;
  margin: 15mm 16mm 16mm;
  @bottom-right { content: ${later.join(' ')}; font: 9pt sans-serif; color: black; }
}
@page :first {
  @bottom-right { content: counter(pages, caresetu-first-page); }
}`;
}
