import type { PublicPage } from './public-pages.ts';

/** @param siteUrl without a trailing slash */
export function sitemapXml(siteUrl: string, pages: readonly PublicPage[]): string {
  const entries = pages
    .filter(({ isForGuests }) => !isForGuests)
    .map(({ path }) => `  <url><loc>${xml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
