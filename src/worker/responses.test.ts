import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, PAGE_TIMEOUT_MS, RELOAD_TIMEOUT_MS } from './responses.ts';
import { ReleaseCache } from './release-cache.ts';
import { fakeCaches } from './testing/fake-caches.ts';

const site = 'https://care.example/';
const address = `${site}doctors`;
const entry = 'assets/index-one.js';
const headers = { 'content-type': 'text/html' };
const htmlOf = (words: string) =>
  `<html data-page="/doctors"><script async src="/boot.js"></script>${words}`;

let files: ReleaseCache;
let host: () => Promise<Response>;
let later: Promise<unknown>[];

function begun(begin: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode('<html data-page'));
    begin(controller);
  };
  return new Response(new ReadableStream({ start }), { headers });
}

function open(cache: RequestCache = 'default'): Promise<Response> {
  const request = new Request(`${address}?city=Pune`, { cache });
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  return answer('page', { request, waitUntil }, files);
}

async function keep(words: string): Promise<void> {
  await files.cachePage(address, new Response(htmlOf(words), { headers }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', () => host());
  files = new ReleaseCache({ id: 'one', entry, files: [], demoFiles: [] }, site);
  later = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page', () => {
  it('is fetched from the host, waits for boot.js and is cached for offline use', async () => {
    host = async () => new Response(htmlOf('new'), { headers });
    expect(await (await open()).text()).toContain('<script src="/boot.js"></script>new');
    await Promise.all(later);
    host = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await open()).text()).toContain('<script src="/boot.js"></script>new');
  });

  it('is not cached if its HTML was rendered for a query, because it would be wrong for any other query', async () => {
    const html = htmlOf('found').replace('><', ' data-query="city=Pune"><');
    host = async () => new Response(html, { headers });
    expect(await (await open()).text()).toContain('found');
    await Promise.all(later);
    expect(await files.page(address)).toBeUndefined();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is in trouble', async () => new Response('Bad gateway', { status: 502, headers })],
    ['breaks off', async () => begun((controller) => controller.error(new TypeError('Broken')))],
  ])('is served from the cache when the host %s', async (_, said) => {
    await keep('kept');
    host = said;
    expect(await (await open()).text()).toContain('kept');
  });

  it.each([
    ['does not answer', () => new Promise<Response>(() => {})],
    ['comes to a halt in the midst of it', async () => begun(() => {})],
  ])('is served from the cache after three seconds when the host %s', async (_, said) => {
    await keep('kept');
    host = said;
    const answered = vi.fn<(response: Response) => void>();
    const opening = open();
    void opening.then(answered);
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await opening).text()).toContain('kept');
  });

  it.each(['no-cache', 'reload'] as const)(
    'waits up to 15 seconds for the network on a reload (%s), because the host may have a newer release',
    async (cache) => {
      await keep('kept');
      host = () => new Promise((resolve) => setTimeout(resolve, 8000, new Response('new')));
      const opening = open(cache);
      await vi.advanceTimersByTimeAsync(8000);
      expect(await (await opening).text()).toBe('new');
      host = () => new Promise<Response>(() => {});
      const waiting = open(cache);
      await vi.advanceTimersByTimeAsync(RELOAD_TIMEOUT_MS);
      expect(await (await waiting).text()).toContain('kept');
    },
  );

  it('is served from the cache after three seconds on a reload when the shell of this release is cached', async () => {
    await keep('kept');
    const shell = new Response('<html>The app</html>', { headers });
    await files.cacheFile(`${site}app.html`, shell);
    host = () => new Promise<Response>(() => {});
    const opening = open('no-cache');
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS);
    expect(await (await opening).text()).toContain('kept');
  });

  it('waits for the network when nothing is cached', async () => {
    let send: (response: Response) => void = () => {};
    host = () => new Promise((resolve) => (send = resolve));
    const opening = open();
    await vi.advanceTimersByTimeAsync(10 * PAGE_TIMEOUT_MS);
    send(new Response(htmlOf('late'), { headers }));
    expect(await (await opening).text()).toContain('late');
  });
});

it('the worker caches the 200 most recent pictures', async () => {
  host = async () => new Response('<svg>');
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  for (let count = 1; count <= 201; count += 1) {
    const request = new Request(`${site}art/${count}.svg`);
    await answer('picture', { request, waitUntil }, files);
    await Promise.all(later);
  }
  host = () => Promise.reject(new TypeError('Failed to fetch'));
  const look = (count: number) =>
    answer('picture', { request: new Request(`${site}art/${count}.svg`), waitUntil }, files);
  expect(await (await look(2)).text()).toBe('<svg>');
  await expect(look(1)).rejects.toThrow('Failed to fetch');
  await Promise.allSettled(later);
});

it('the worker does not cache an HTML page as a picture', async () => {
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const request = new Request(`${site}art/new.svg`);
  host = async () => new Response(htmlOf('app'), { headers });
  await answer('picture', { request, waitUntil }, files);
  await Promise.all(later);
  host = async () => new Response('<svg>');
  const seen = await answer('picture', { request, waitUntil }, files);
  expect(await seen.text()).toBe('<svg>');
  await Promise.all(later);
});

describe('a failing cache', () => {
  it.each([
    ['page', 'doctors', new Response(htmlOf('new'), { headers })],
    ['asset', entry, new Response('run()', { headers: { 'content-type': 'text/javascript' } })],
    ['picture', 'art/1.svg', new Response('<svg>')],
  ] as const)('still lets the worker return a %s from the network', async (kind, name, said) => {
    const broken = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    vi.stubGlobal('caches', { keys: broken, open: broken });
    host = async () => said;
    const request = new Request(site + name);
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const answered = await answer(kind, { request, waitUntil }, files);
    expect(answered.status).toBe(200);
    expect(await answered.text()).toMatch(/new|run\(\)|<svg>/);
    expect(await Promise.all(later)).toHaveLength(1);
  });
});
