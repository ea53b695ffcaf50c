import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { slow4g } from './slow-4g.ts';

export interface Candidate {
  name: string;
  url: string;
  ready: readonly string[];
  isReact: boolean;
  /** @default false */
  savesData?: boolean;
  /** Runs on a fast network before the measurement. Without it, the load is a first visit. */
  before?: (page: Page) => Promise<void>;
}

/** Times are in ms since the navigation started. */
export interface Load {
  /** Transferred kB, or NaN if the service worker responded. The same applies to `htmlKb`. */
  scriptKb: number;
  /** Scripts until the network has rested for a second. */
  restKb: number;
  htmlKb: number;
  firstPaint: number;
  largestPaint: number;
  largest: string;
  ready: number;
  script: number;
  /** Cumulative layout shift. */
  moved: number;
  requests: Request[];
}

interface Request {
  path: string;
  start: number;
  end: number;
  kb: number;
}

type Notes = Pick<Load, 'firstPaint' | 'largestPaint' | 'largest' | 'ready' | 'moved'>;

const CPU_SLOWDOWN = 4;
const REST_MS = 1000;
const READY_LIMIT_MS = 60_000;

const watchScript = fileURLToPath(new URL('watch-load.js', import.meta.url));

export async function measureLoad(browser: Browser, candidate: Candidate): Promise<Load> {
  const { name, url, ready, isReact, savesData = false, before } = candidate;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    const readiness = JSON.stringify({ selectors: ready, isReact });
    await page.addInitScript({ content: `globalThis.benchReadiness = ${readiness};` });
    await page.addInitScript({ path: watchScript });
    await before?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'noteReady' });
    // Asking the page again and again would delay it.
    const isReady = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
    await page.goto(url, { waitUntil: 'commit' });
    const limit = wait(READY_LIMIT_MS, 'late', { ref: false });
    if ((await Promise.race([isReady, limit])) === 'late') {
      throw new Error(`${name} is not ready after ${READY_LIMIT_MS} ms`);
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const script = metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? NaN;
    await waitForRest(page);
    const load = await readLoad(page);
    // A cached response is not transferred.
    const unknown = before && { scriptKb: NaN, restKb: NaN, htmlKb: NaN };
    return { ...load, script: script * 1000, ...unknown };
  } finally {
    await context.close();
  }
}

async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (restMs) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((one) => Reflect.get(one, 'responseEnd'));
      return performance.now() - Math.max(0, ...ends) > restMs;
    },
    REST_MS,
    { polling: 100 },
  );
}

async function readLoad(page: Page): Promise<Omit<Load, 'script'>> {
  const notes = await page.evaluate((): Notes => Reflect.get(window, 'benchNotes'));
  const requests = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => ({
      path: new URL(entry.name).pathname,
      start: entry.startTime,
      end: Reflect.get(entry, 'responseEnd'),
      kb: Reflect.get(entry, 'encodedBodySize') / 1000,
    })),
  );
  const scripts = requests.filter(({ path }) => path.endsWith('.js'));
  const weigh = (some: readonly Request[]) => some.reduce((sum, { kb }) => sum + kb, 0);
  return {
    ...notes,
    scriptKb: weigh(scripts.filter(({ start }) => start < notes.ready)),
    restKb: weigh(scripts),
    htmlKb: requests[0]?.kb ?? NaN,
    requests,
  };
}
