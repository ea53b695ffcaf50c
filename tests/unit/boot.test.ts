import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { completeBoot } from '../../scripts/build/boot-script.mjs';
import { readPageQuery } from '../../scripts/build/page-query.mjs';

const file = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');

interface Visit {
  isDemo?: boolean;
  frame?: string;
  stored?: Record<string, string>;
  isFolded?: boolean;
}

function boot(
  html: Record<string, string>,
  address: string,
  { isDemo = false, frame = '', stored = {}, isFolded = false }: Visit = {},
): Record<string, string> {
  const dataset = { ...html };
  const { pathname, search } = new URL(address, 'https://care.example');
  runInNewContext(completeBoot(file, isDemo), {
    document: { documentElement: { dataset }, currentScript: null },
    location: { pathname, search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    sessionStorage: { getItem: () => (isFolded ? 'yes' : null) },
    matchMedia: () => ({ matches: false }),
    name: frame,
    HTMLScriptElement: Object,
    URLSearchParams,
  });
  return dataset;
}

function isDiscarded(html: { page: string; query?: string }, address: string): boolean {
  return boot(html, address)['stale'] !== undefined;
}

test.each<[string, Visit, boolean]>([
  ['a tab', { stored: { user: '{}' } }, true],
  ['a tab of the demo', { isDemo: true, stored: { user: '{}' } }, true],
  ['another window’s name', { isDemo: true, frame: 'one', stored: { user: '{}' } }, true],
  ['a frame of the stage, for the tab', frameWith('user'), false],
  ['a frame of the stage, for another frame', frameWith('caresetu-stage-right:user'), false],
  ['a frame of the stage', frameWith('caresetu-stage-left:user'), true],
])('the first paint is for a signed-in user, from the hint of %s: %s', (_, visit, expected) => {
  expect('signedIn' in boot({}, '/', visit)).toBe(expected);
});

test('only a frame of the demo’s stage has no space for the strip', () => {
  const frame = 'caresetu-stage-left';
  expect(boot({}, '/', { isDemo: true, frame })).toHaveProperty('frame');
  expect(boot({}, '/', { isDemo: true })).not.toHaveProperty('frame');
  expect(boot({}, '/', { frame })).not.toHaveProperty('frame');
});

test('a hidden strip of the demo has no space', () => {
  expect(boot({}, '/', { isDemo: true, isFolded: true })).toHaveProperty('folded');
  expect(boot({}, '/', { isDemo: true })).not.toHaveProperty('folded');
  expect(boot({}, '/', { isFolded: true })).not.toHaveProperty('folded');
});

function frameWith(key: string): Visit {
  return { isDemo: true, frame: 'caresetu-stage-left', stored: { [key]: '{}' } };
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
