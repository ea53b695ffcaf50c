import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { securityHeaders } from '../../scripts/build/security-headers.mjs';
import { authEndpoints } from '../../src/contract/auth.ts';
import { newCalendarFeed } from '../../src/contract/calendar.ts';
import { doctorEndpoints } from '../../src/contract/doctors.ts';
import { type AppBuild, buildApp } from './support/app-build.ts';
import { createHttpDevice } from './support/http-device.ts';
import { saveProfile, signUpDoctor } from './support/new-doctor.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { temporaryFolder } from './support/test-server.ts';

/** The app is built for this URL, but the server listens on any free port. */
const PUBLIC_URL = 'http://localhost:5003';

let build: AppBuild;

beforeAll(async () => {
  build = await buildApp(PUBLIC_URL);
}, 240_000);
afterAll(() => build?.remove());

async function start(args: string[] = []): Promise<ServerProcess & { smsPath: string }> {
  const folder = await temporaryFolder();
  const smsPath = join(folder, 'sms.jsonl');
  const data = ['--data', join(folder, 'caresetu.json'), '--sms', smsPath];
  const app = ['--app', build.folder, '--url', PUBLIC_URL, '--port', '0'];
  const server = await startServerProcess([...data, ...app, ...args]);
  onTestFinished(() => void server.end('SIGKILL'));
  return { ...server, smsPath };
}

const withoutScripts = (html: string) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');

async function pageCounts(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/^caresetu_pages_total\{result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...counts].map(([, result = '', count]) => [result, Number(count)]));
}

test('a calendar feed leads to the rooms of the served app', async () => {
  const { url } = await start();
  const device = createHttpDevice(url);
  const body = { phone: '9876543210', password: 'demo1234', role: 'patient', remember: false };
  const login = authEndpoints.login.response.parse((await device.call('login', {}, { body })).body);
  const token = login.accessToken ?? '';
  const reply = await device.call('makeCalendarFeed', {}, { token });
  const { address } = newCalendarFeed.parse(reply.body);
  expect(address.startsWith(`${PUBLIC_URL}/api/calendar/`)).toBe(true);
  const feed = await fetch(address.replace(PUBLIC_URL, url));
  expect(feed.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
  const rooms = ICAL.Component.fromString(await feed.text())
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getFirstPropertyValue('conference') ?? []);
  expect(rooms.length).toBeGreaterThan(0);
  const room = /^http:\/\/localhost:5003\/appointments\/[\w-]+\/room$/;
  for (const found of rooms) expect(found).toMatch(room);
});

describe('public pages', () => {
  test('contain search results in their HTML, and are served from the cache on the second request', async () => {
    const { url } = await start();
    const doctors = doctorEndpoints.listDoctors.response.parse(
      (await createHttpDevice(url).call('listDoctors')).body,
    );
    const response = await fetch(`${url}/search?query=cardio&utm_source=mail`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const expected = securityHeaders({ VITE_API_URL: PUBLIC_URL });
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers.get(name)).toBe(value);
    }
    const html = await response.text();
    expect(html).toContain('data-page="/search" data-query="query=cardio"');
    const shown = doctors.filter(({ id }) => withoutScripts(html).includes(`"/doctors/${id}"`));
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ specialty }) => specialty))).toEqual(new Set(['Cardiology']));
    expect(withoutScripts(html)).toMatch(
      /<img [^>]* src="data:image\/svg\+xml,[^"]*" alt="" width="120"/,
    );

    // utm_source does not affect the page.
    const again = await fetch(`${url}/search?query=cardio`);
    expect(await again.text()).toBe(html);
    expect(await pageCounts(url)).toEqual({ rendered: 1, fresh: 1 });
  });

  test('return 404 for a doctor without a profile, and show the doctor once the profile is saved', async () => {
    const { url, smsPath } = await start();
    const device = createHttpDevice(url);
    const doctor = await signUpDoctor(device, smsPath);

    const unlisted = await fetch(`${url}/doctors/${doctor.id}`);
    expect(unlisted.status).toBe(404);
    expect(await unlisted.text()).toBe(await readFile(join(build.folder, 'app.html'), 'utf8'));

    await saveProfile(device, doctor);

    const page = await fetch(`${url}/doctors/${doctor.id}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(withoutScripts(html)).toContain('Vasundhara Rajagopal</h1>');
    expect(html).toContain('<title>CareSetu | Dr. Vasundhara Rajagopal</title>');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/doctors/${doctor.id}" />`);
    await expect
      .poll(async () => (await fetch(`${url}/search?query=vasundhara`)).text(), { timeout: 20_000 })
      .toContain(`href="/doctors/${doctor.id}"`);
  });

  test('are listed in the sitemap that robots.txt names, even the page of a doctor who joined after the build', async () => {
    const { url, smsPath } = await start();
    const load = (headers = {}) => fetch(`${url}/sitemap.xml`, { headers });
    const first = await load();
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await first.text()).toContain(`<loc>${PUBLIC_URL}/doctors</loc>`);
    const robots = await (await fetch(`${url}/robots.txt`)).text();
    expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    const unchanged = { 'if-none-match': first.headers.get('etag'), 'cache-control': 'max-age=0' };
    expect((await load(unchanged)).status).toBe(304);

    const device = createHttpDevice(url);
    const doctor = await signUpDoctor(device, smsPath);
    await saveProfile(device, doctor);
    await expect
      .poll(async () => (await load()).text(), { timeout: 20_000 })
      .toContain(`<loc>${PUBLIC_URL}/doctors/${doctor.id}</loc>`);
  });

  test('are not sent again to a browser that has cached them', async () => {
    const { url } = await start();
    for (const path of ['/doctors', '/app.html', '/appointments']) {
      const first = await fetch(url + path);
      const etag = first.headers.get('etag') ?? '';
      // Without this header, Node's fetch adds no-cache. Browsers revalidate with max-age=0.
      const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
      const second = await fetch(url + path, { headers });
      expect([path, second.status, await second.text()]).toEqual([path, 304, '']);
      expect(second.headers.get('content-encoding')).toBeNull();
      expect(second.headers.get('etag')).toBe(etag);
    }
  });
});

test('the app hydrates a search page without changes or errors', async () => {
  const { url } = await start();
  const options = chromiumLaunchOptions();
  const ownPort = `--host-resolver-rules=MAP localhost:5003 127.0.0.1:${new URL(url).port}`;
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ownPort] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/assets/index-*.js', async (route) => {
    // The browser may request the script before it has parsed the heading.
    const heading = page.locator('h2').first();
    await heading.evaluate((element) => element.setAttribute('data-seen', ''));
    await route.continue();
  });
  await page.goto(`${PUBLIC_URL}/search?query=cardio&utm_source=mail`);
  // The app removes this notice as soon as it runs.
  await page.locator('#late').waitFor({ state: 'detached' });
  const known = await page.locator('h2[data-seen]').textContent();
  expect(known).toMatch(/^Dr\. /);
  expect(errors).toEqual([]);
});

test('pages and files are compressed as the client accepts it', async () => {
  const { url } = await start();
  for (const path of ['/search?query=cardio', '/app.html']) {
    const load = async (accepted: string) => {
      const response = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
      return { encoding: response.headers.get('content-encoding'), html: await response.text() };
    };
    const plain = await load('identity, br;q=0.1');
    expect(plain).toEqual({ encoding: null, html: expect.stringMatching(/^<!doctype html>/) });
    expect(await load('gzip, br;q=0')).toEqual({ ...plain, encoding: 'gzip' });
    expect(await load('gzip, deflate, br, zstd')).toEqual({ ...plain, encoding: 'br' });
  }
});

test('the app, its files and the API share one origin', async () => {
  const server = await start();
  const { url } = server;
  const app = await readFile(join(build.folder, 'app.html'), 'utf8');
  const page = await fetch(`${url}/appointments`);
  expect([page.status, await page.text()]).toEqual([200, app]);

  const [script = ''] = /assets\/[\w.-]+\.js/.exec(app) ?? [];
  const file = await fetch(`${url}/${script}`);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await file.text()).toBe(await readFile(join(build.folder, script), 'utf8'));
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);

  const device = createHttpDevice(url);
  expect(await device.send('GET', '/api/nothing')).toMatchObject({ body: { code: 'not-found' } });
  const body = {
    phone: '9333333333',
    password: 'wrong-password',
    role: 'patient',
    remember: false,
  };
  const headers = { origin: PUBLIC_URL };
  expect((await device.call('login', {}, { body, headers })).status).toBe(401);

  await fetch(`${url}/search?query=asthma&location=Chennai`);
  await fetch(`${url}/doctors/doctor-ananya-krishnan?tab=reviews`);
  const routes = () =>
    [...server.output().matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route);
  const expected = ['/assets/*', '/appointments', '/search', '/doctors/:id', '/api/login'];
  await expect.poll(routes).toEqual(expect.arrayContaining(expected));
  expect(server.output()).not.toMatch(/asthma|chennai|ananya|reviews|9333333333|gone/i);
});

test('the build writes the server-side renderer to a separate folder, outside the files for browsers', async () => {
  const site: unknown = JSON.parse(await readFile(`${build.folder}-server/site.json`, 'utf8'));
  expect(site).toMatchObject({ format: 1, base: '/', apiUrl: PUBLIC_URL });
  await expect(access(join(build.folder, 'render-site.mjs'))).rejects.toThrow('ENOENT');
  await expect(access(join(build.folder, 'site.json'))).rejects.toThrow('ENOENT');
});

test.each([
  [['--url', 'http://localhost:6003'], 'calls the API at http://localhost:5003'],
  [['--app', 'no-such-folder'], 'site.json is missing. Build the app'],
])('the server does not start with %j, and prints the reason', async (args, message) => {
  await expect(start(args)).rejects.toThrow(message);
});
