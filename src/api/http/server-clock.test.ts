import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The right time. */
const start = Date.parse('2026-11-21T04:30:00Z');

let session: Storage;
let rightNow: number;
let url: string;

/** The device's clock can be changed. `performance.now()` cannot. */
const setDevice = (error: number) => vi.setSystemTime(rightNow + error);

async function pass(milliseconds: number) {
  rightNow += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

async function openPage({ isShared = true } = {}) {
  vi.resetModules();
  const [{ request }, { setApiConfig }, source, clock, { doctorEndpoints }] = await Promise.all([
    import('./request.ts'),
    import('./config.ts'),
    import('./session-source.ts'),
    import('../../domain/time/clock.ts'),
    import('../../contract/doctors.ts'),
  ]);
  source.setSessionSource({ ...source.sessionSource(), isShared: () => isShared });
  setApiConfig({
    apiUrl: 'https://api.example',
    geocoderUrl: 'https://geo.example',
    ready: Promise.resolve(),
  });
  return {
    ask: (server: 'api' | 'geocoder' = 'api') =>
      request(doctorEndpoints.findDoctors, {}, { server, token: null }),
    error: () => Math.round((clock.currentMs() - rightNow) / 1000),
  };
}

const dated = (headers: Record<string, string> = {}, at = rightNow) =>
  Response.json({}, { headers: { date: new Date(at).toUTCString(), ...headers } });

let reply: () => Response | Promise<Response>;
const onChange = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  rightNow = start;
  session = fakeStorage();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', new EventTarget());
  document.addEventListener('visibilitychange', onChange.mockClear());
  reply = () => dated();
  vi.stubGlobal('fetch', async (asked: string) => {
    url = asked;
    return reply();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([-2 * DAY_MS, -301_000, 301_000, 2 * DAY_MS, 400 * DAY_MS])(
  'on a device whose clock is %d ms off',
  (error) => {
    beforeEach(() => setDevice(error));

    it("the app follows the API's clock after the first response", async () => {
      const page = await openPage();
      expect(page.error()).toBe(Math.round(error / 1000));
      await page.ask();
      expect(Math.abs(page.error())).toBeLessThanOrEqual(1);
      expect(onChange).toHaveBeenCalledOnce();
      await pass(HOUR_MS);
      expect(Math.abs(page.error())).toBeLessThanOrEqual(1);
    });

    it('the next page of the tab starts with the right time', async () => {
      await (await openPage()).ask();
      const next = await openPage();
      expect(Math.abs(next.error())).toBeLessThanOrEqual(1);
    });

    it.each([
      ['a cache', { age: '7' }],
      ["the browser's cache", { 'cache-control': 'max-age=600' }],
      ["a captive portal's page", { 'content-type': 'text/html' }],
      ['an API that sends no Date', { date: '' }],
    ])("the device's clock counts after a response from %s", async (_, headers) => {
      const page = await openPage();
      reply = () => dated(headers);
      await page.ask();
      expect(page.error()).toBe(Math.round(error / 1000));
    });

    it('the geocoder does not set the clock', async () => {
      const page = await openPage();
      await page.ask('geocoder');
      expect(url).toContain('https://geo.example');
      expect(page.error()).toBe(Math.round(error / 1000));
    });

    it('the demo keeps its own clock', async () => {
      const page = await openPage({ isShared: false });
      await page.ask();
      expect(page.error()).toBe(Math.round(error / 1000));
    });
  },
);

it('responses within a second do not move the clock', async () => {
  const page = await openPage();
  for (let count = 0; count < 20; count += 1) {
    await page.ask();
    expect(page.error()).toBe(0);
    await pass(430);
  }
  expect(onChange).not.toHaveBeenCalled();
});

it('a slow response moves the clock less, because its time is less exact', async () => {
  const page = await openPage();
  reply = async () => {
    const early = dated();
    await pass(12_000);
    return early;
  };
  await page.ask();
  expect(page.error()).toBe(0);
});

it('a response during which the device slept does not set the clock', async () => {
  const page = await openPage();
  reply = async () => {
    const early = dated();
    rightNow += HOUR_MS;
    vi.setSystemTime(rightNow);
    return early;
  };
  await page.ask();
  expect(page.error()).toBe(0);
});

describe('while a page is open', () => {
  it('setting back the device does not change the time', async () => {
    const page = await openPage();
    await page.ask();
    setDevice(-2 * DAY_MS);
    expect(page.error()).toBe(0);
    await page.ask();
    await pass(HOUR_MS);
    expect(page.error()).toBe(0);
  });

  it('setting the device right again, or wrong, is corrected by a fetch that it starts', async () => {
    setDevice(-2 * DAY_MS);
    const page = await openPage();
    await page.ask();
    const onWake = vi.fn<() => void>(() => void page.ask());
    document.addEventListener('visibilitychange', onWake);
    setDevice(0);
    page.error();
    await pass(10);
    expect(onWake).toHaveBeenCalledOnce();
    expect(Math.abs(page.error())).toBeLessThanOrEqual(1);
    expect(session).toHaveLength(0);
  });

  it('the sleep of the device counts', async () => {
    setDevice(2 * DAY_MS);
    const page = await openPage();
    await page.ask();
    rightNow += 8 * HOUR_MS;
    setDevice(2 * DAY_MS);
    expect(Math.abs(page.error())).toBeLessThanOrEqual(1);
  });
});

it('a device that is right again stores no error', async () => {
  setDevice(2 * DAY_MS);
  await (await openPage()).ask();
  expect(session).toHaveLength(1);
  setDevice(0);
  await (await openPage()).ask();
  expect(session).toHaveLength(0);
});
