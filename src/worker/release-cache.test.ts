import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReleaseCache } from './release-cache.ts';
import { fakeCaches } from './testing/fake-caches.ts';

const site = 'https://care.example/';
let host: Record<string, string>;

function release(id: string): ReleaseCache {
  const entry = `assets/index-${id}.js`;
  return new ReleaseCache({ id, entry, files: ['boot.js', entry], demoFiles: [] }, site);
}

function deploy(id: string): void {
  host = {
    'app.html': `<script src="/assets/index-${id}.js">`,
    'boot.js': `boot ${id}`,
    [`assets/index-${id}.js`]: `app ${id}`,
  };
}

const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.slice(site.length);
    const text = host[path];
    const type = path.endsWith('.html') || text === undefined ? 'text/html' : 'text/javascript';
    return new Response(text ?? host['app.html'] ?? '', { headers: { 'content-type': type } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the shell', () => {
  it('is cached, and served for URLs that have no cached HTML', async () => {
    deploy('one');
    const files = release('one');
    await files.cacheShell();
    expect(await textOf(files.page(`${site}appointments`))).toContain('index-one.js');
    expect(await textOf(files.find(`${site}assets/index-one.js`))).toBe('app one');
  });

  it('is not served until all of its files are cached', async () => {
    deploy('one');
    const files = release('one');
    const { 'assets/index-one.js': script = '', ...rest } = host;
    host = rest;
    await expect(files.cacheShell()).rejects.toThrow('cannot be had');
    expect(await files.page(site)).toBeUndefined();
    host['assets/index-one.js'] = script;
    await files.cacheShell();
    expect(await files.page(site)).toBeDefined();
  });

  it('never mixes files of two releases', async () => {
    deploy('one');
    const files = release('one');
    const { 'assets/index-one.js': script = '' } = host;
    deploy('two');
    host['assets/index-one.js'] = script;
    await expect(files.cacheShell()).rejects.toThrow('newer release');
    expect(await files.page(site)).toBeUndefined();
  });

  it('comes from the newest release, and the cache keeps only files from the two newest releases', async () => {
    for (const id of ['one', 'two', 'three']) {
      deploy(id);
      await release(id).cacheShell();
    }
    const files = release('three');
    expect(await textOf(files.page(site))).toContain('index-three.js');
    expect(await textOf(files.find(`${site}boot.js`))).toBe('boot three');
    expect(await textOf(files.find(`${site}assets/index-two.js`))).toBe('app two');
    expect(await files.find(`${site}assets/index-one.js`)).toBeUndefined();
  });
});

it("a page's HTML is served from the cache only if all its scripts are cached", async () => {
  deploy('one');
  const files = release('one');
  await files.cacheShell();
  const address = `${site}doctors`;
  const html =
    '<html data-page="/doctors"><script src="/assets/index-one.js"><script src="/assets/doctors-one.js">';
  await files.cachePage(address, new Response(html));
  expect(await textOf(files.page(address))).not.toContain('data-page');
  await files.cacheFile(`${site}assets/doctors-one.js`, new Response('doctors'));
  expect(await textOf(files.page(address))).toContain('data-page');
});

it("the newest release's shell is served offline instead of older HTML", async () => {
  deploy('one');
  const older = release('one');
  await older.cacheShell();
  await older.cachePage(`${site}doctors`, new Response('<script src="/assets/index-one.js">'));
  deploy('two');
  const files = release('two');
  await files.cacheShell();
  expect(await textOf(files.page(`${site}doctors`))).toContain('index-two.js');
});

it('the cache keeps the HTML of the last 60 URLs, and never evicts the shell', async () => {
  deploy('one');
  const files = release('one');
  await files.cacheShell();
  await files.cacheFile(`${site}assets/later.js`, new Response('later'));
  const addresses = Array.from({ length: 61 }, (_, at) => `${site}doctors/${at}`);
  for (const address of addresses) await files.cachePage(address, new Response('of one doctor'));
  const kept = await Promise.all(addresses.map((address) => textOf(files.find(address))));
  expect(kept.indexOf('of one doctor')).toBe(1);
  const whole = ['app.html', 'boot.js', 'assets/index-one.js', 'assets/later.js'];
  const found = await Promise.all(whole.map((file) => files.find(site + file)));
  expect(found).not.toContain(undefined);
});
