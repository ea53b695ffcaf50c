import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageResult } from '../operations/metrics.ts';
import { Pages } from './pages.ts';
import type { PageAddress, PageSource, SiteRenderer } from './site-renderer.ts';

const source: PageSource = {
  doctors: async () => [],
  hospitals: async () => [],
  doctor: async () => null,
  hospital: async () => null,
  picture: async () => null,
};
const search: PageAddress = { path: '/search', query: '', route: '/search', hasHtml: true };

let time = 0;

beforeEach(() => {
  // The cache treats a time of 0 as unset.
  time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function start(render: (count: number, address: PageAddress) => string | null) {
  let count = 0;
  const results: PageResult[] = [];
  const errors: unknown[] = [];
  const renderer: SiteRenderer = {
    parseAddress: () => search,
    async render(address) {
      count += 1;
      return render(count, address);
    },
  };
  const pages = new Pages({
    renderer,
    source,
    metrics: { countPage: (result) => results.push(result), observeRender: () => undefined },
    onError: (error) => errors.push(error),
  });
  const get = async (address = search) => {
    const page = await pages.get(address);
    return typeof page === 'string' ? page : page.bytes.toString();
  };
  return { pages, get, results, errors, renders: () => count };
}

test('a page is rendered once while it is fresh', async () => {
  const { get, results, renders } = start((count) => `page ${count}`);
  expect(await get()).toBe('page 1');
  time += 4900;
  expect(await get()).toBe('page 1');
  expect(results).toEqual(['rendered', 'fresh']);
  expect(renders()).toBe(1);
});

test('a stale page is sent immediately, and rendered again for later requests', async () => {
  const { get, results } = start((count) => `page ${count}`);
  await get();
  time += 59_000;
  expect(await get()).toBe('page 1');
  await vi.waitFor(async () => expect(await get()).toBe('page 2'));
  expect(results.slice(0, 2)).toEqual(['rendered', 'stale']);
});

test('a page older than a minute is rendered before it is sent', async () => {
  const { get, results } = start((count) => `page ${count}`);
  await get();
  time += 61_000;
  expect(await get()).toBe('page 2');
  expect(results).toEqual(['rendered', 'rendered']);
});

test('concurrent requests share one render', async () => {
  const { get, renders } = start((count) => `page ${count}`);
  expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(renders()).toBe(1);
});

test('pages with different queries are cached separately', async () => {
  const { get } = start((_, { query }) => query);
  expect(await get({ ...search, query: 'query=a' })).toBe('query=a');
  expect(await get({ ...search, query: 'query=b' })).toBe('query=b');
});

test('a missing page is not cached, so each request looks it up again', async () => {
  const { get, results } = start((count) => (count === 1 ? null : 'joined'));
  expect(await get()).toBe('missing');
  expect(await get()).toBe('joined');
  expect(results).toEqual(['missing', 'rendered']);
});

test('the browser renders a page that the server fails to render, and the error is reported', async () => {
  const broken = new Error('broken');
  const { get, errors, results } = start(() => {
    throw broken;
  });
  expect(await get()).toBe('fallback');
  expect(errors).toEqual([broken]);
  expect(results).toEqual(['fallback']);
});

test('a stale page is sent if rendering it again fails', async () => {
  const { get } = start((count) => {
    if (count > 1) throw new Error('broken');
    return 'page 1';
  });
  await get();
  time += 600_000;
  expect(await get()).toBe('page 1');
});

test("the browser renders pages beyond the server's limit of concurrent renders", async () => {
  const { get } = start((_, { query }) => query);
  const queries = Array.from({ length: 40 }, (_, index) => `query=${index}`);
  const pages = await Promise.all(queries.map((query) => get({ ...search, query })));
  expect(pages.filter((page) => page !== 'fallback')).toEqual(queries.slice(0, 16));
});

test('the browser renders a page that has no prerendered HTML or whose query is long', async () => {
  const { get, renders } = start(() => 'page');
  expect(await get({ ...search, hasHtml: false })).toBe('fallback');
  expect(await get({ ...search, query: `query=${'x'.repeat(200)}` })).toBe('fallback');
  expect(renders()).toBe(0);
});

test('the ETag changes when the page changes, but not when only the render time changes', async () => {
  const html = ['at="1">A', 'at="2">A', 'at="3">B'].map((text) => `<html data-rendered-${text}`);
  const { pages } = start((count) => html[count - 1] ?? '');
  const etags: unknown[] = [];
  for (let round = 0; round < html.length; round += 1) {
    const page = await pages.get(search);
    etags.push(typeof page === 'string' ? page : page.etag);
    time += 61_000;
  }
  expect(etags[1]).toBe(etags[0]);
  expect(etags[2]).not.toBe(etags[0]);
});
