import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageQueryNames, readPageQuery } from '../../scripts/build/page-query.mjs';

const source = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8').replace(
  'PAGE_QUERY_NAMES',
  pageQueryNames,
);

function isDiscarded(html: { page: string; query?: string }, address: string): boolean {
  const dataset: Record<string, string> = { ...html };
  const root = { dataset };
  const { pathname, search } = new URL(address, 'https://care.example');
  runInNewContext(source, {
    document: { documentElement: root, currentScript: null },
    location: { pathname, search },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    HTMLScriptElement: Object,
    URLSearchParams,
  });
  return root.dataset['stale'] !== undefined;
}

test.each([
  ['/search', undefined, '/search', false],
  ['/search', undefined, '/search?utm_source=mail', false],
  ['/search', undefined, '/search?query=cardio', true],
  ['/search', 'query=cardio', '/search?query=cardio', false],
  ['/search', 'query=cardio', '/search?gclid=1&query=cardio', false],
  ['/search', 'query=cardio', '/search?query=neuro', true],
  ['/search', 'query=cardio', '/search', true],
  ['/search', 'query=heart+doctor', '/search?query=heart%20doctor', false],
  ['/search', undefined, '/doctors', true],
])(
  'prerendered HTML of the page %s with the query %s, opened at %s, is discarded: %s',
  (page, query, address, expected) => {
    expect(isDiscarded({ page, ...(query !== undefined && { query }) }, address)).toBe(expected);
  },
);

test.each(['?query=a%26b&sort=fee', '?query=%E0%A4%A6%E0%A4%BF%E0%A4%B2', '?query=a+b&query=c'])(
  'prerendered HTML is kept for the query %s, because the server and the page parse the query in the same way',
  (search) => {
    const html = { page: '/search', query: readPageQuery(search) };
    expect(isDiscarded(html, `/search${search}`)).toBe(false);
  },
);
