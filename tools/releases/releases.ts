import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../scripts/build/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startHost, type Host } from '../../tests/e2e/support/releases.ts';
import { openBarePage, type BarePage } from './bare-browser.ts';

// Simulates deployments and network failures in the demo many times (docs/offline.md).

const tries = Number(process.argv[2] ?? 20);
if (!Number.isInteger(tries) || tries < 1) {
  console.error('npm run releases -- [how many tries]');
  process.exit(1);
}

const LONGEST_BLANK_MS = 5000;

const titles: Record<string, string> = {
  '/': 'Connecting You to Better Health',
  '/about-us': 'About us',
  '/services': 'Services',
  '/doctors': 'Doctors',
  '/hospitals': 'Hospitals',
};

const isThere = (path: string) =>
  `location.pathname === '${path}' && document.querySelector('main h1')?.textContent.includes('${titles[path]}')`;
const isShown = `Boolean(document.querySelector('#root main h1')?.checkVisibility({ visibilityProperty: true }))`;
const news = `document.body.innerText.includes('A new version of CareSetu is available.')`;
const backendAnswers = `fetch('/api/doctors').then(({ status }) => status === 200)`;
/** On a slow network, the app waits for a press before it caches anything. */
const isKept = `dispatchEvent(new Event('keydown')) && caches.keys().then(async (names) => {
  const newest = names.findLast((name) => name.startsWith('caresetu-release-'));
  const page = newest && (await (await caches.open(newest)).match('/app.html'));
  return Boolean(page && navigator.serviceWorker.controller);
})`;
/** True if the page and its worker belong to this release. */
const areOf = (release: string) => `(async () => {
  const page = document.querySelector('script[type="module"][src]').src;
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  const { controller } = navigator.serviceWorker;
  if (page !== '${release}' || !controller || installing || waiting) return false;
  const { port1, port2 } = new MessageChannel();
  controller.postMessage('caresetu:release', [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data === page)));
})()`;
const checkForRelease = `navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)`;
const whatIsThere = `navigator.serviceWorker.getRegistration().then((one) => [
  location.pathname,
  document.querySelector('h1')?.textContent ?? 'no heading',
  ...[one?.installing, one?.waiting, one?.active, navigator.serviceWorker.controller].map((worker) => worker?.state ?? 'none'),
].join(', '))`;
const press = (selector: string, words: string) =>
  `[...document.querySelectorAll('${selector}')].find((one) => one.textContent === '${words}').click()`;

async function isNewest(page: BarePage, host: Host): Promise<void> {
  await page.until('the page and its worker are of the new release', areOf(await host.release()));
  await page.until('no newer release is told', `!(${news})`);
}

async function openKept(page: BarePage, host: Host, path: string): Promise<void> {
  page.open(host.url + path);
  await page.until(`${path} opens`, isThere(path));
  await page.until('the app is kept', isKept);
}

const cases: Record<string, (page: BarePage, host: Host) => Promise<void>> = {
  async 'a deployment over an open tab'(page, host) {
    await openKept(page, host, '/about-us');
    await host.deploy();
    await page.until('a newer release is looked for', checkForRelease);
    await page.until('it is told', `${news} && ${isThere('/about-us')}`);
    await page.until('the backend answers', backendAnswers);
    await page.evaluate(press('button', 'Reload'));
    await isNewest(page, host);
    await page.until('the page comes', isThere('/about-us'));
  },
  async 'a missing chunk'(page, host) {
    await openKept(page, host, '/about-us');
    await host.deploy();
    await page.evaluate(`(window.isOld = true)`);
    await page.evaluate(press('header a', 'Services'));
    await page.until(
      'Services opens anew',
      `window.isOld === undefined && ${isThere('/services')}`,
    );
  },
  async 'an old worker'(page, host) {
    await host.deploy();
    await openKept(page, host, '/doctors');
    await page.until('the doctors come', `!!document.querySelector('main a[href*="/doctors/"]')`);
    await isNewest(page, host);
  },
  async 'a hard reload'(page, host) {
    await openKept(page, host, '/hospitals');
    await reloadHard(page, '/hospitals');
  },
  async 'a hard reload right after a release'(page, host) {
    await openKept(page, host, '/hospitals');
    await host.deploy();
    await reloadHard(page, '/hospitals');
    await isNewest(page, host);
  },
  async 'without a network, and back'(page, host) {
    const open = async (path: string) => {
      page.open(host.url + path);
      await page.until(`${path} opens`, isThere(path));
    };
    await openKept(page, host, '/doctors');
    host.goDown();
    try {
      for (const path of ['/', '/doctors']) await open(path);
      await page.setOnline(false);
      await page.until('the device is offline', '!navigator.onLine');
      for (const path of ['/', '/doctors']) await open(path);
    } finally {
      await host.comeBack();
      await page.setOnline(true);
    }
    await openKept(page, host, '/hospitals');
    await page.until('the backend answers', backendAnswers);
  },
};

async function reloadHard(page: BarePage, path: string): Promise<void> {
  await page.evaluate(`(window.isOld = true)`);
  await page.reloadHard();
  await page.until('the page comes', `window.isOld === undefined && ${isThere(path)}`);
  await page.until('the backend answers', backendAnswers);
}

/** In milliseconds. */
async function longestBlank(page: BarePage, done: Promise<unknown>): Promise<number> {
  const notYet = {};
  let seenAt = performance.now();
  let longest = 0;
  do {
    const isSeen = await page.evaluate(isShown);
    longest = Math.max(longest, performance.now() - seenAt);
    if (isSeen) seenAt = performance.now();
  } while ((await Promise.race([done, wait(50, notYet)])) === notYet);
  return longest;
}

async function tryAll(page: BarePage, host: Host): Promise<boolean> {
  const results = Object.entries(cases).map(([name, run]) => ({
    name,
    run,
    failures: 0,
    blankMs: 0,
  }));
  for (let count = 1; count <= tries; count += 1) {
    for (const result of results) {
      const done = result.run(page, host).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const blankMs = await longestBlank(page, done);
      result.blankMs = Math.max(result.blankMs, blankMs);
      const tooLong = blankMs > LONGEST_BLANK_MS ? `blank for ${seconds(blankMs)}` : null;
      const fault = (await done) ?? tooLong;
      if (fault === null) continue;
      result.failures += 1;
      const there = await page.evaluate(whatIsThere);
      console.log(`${result.name}, try ${count}: ${fault}; there is ${there}`);
    }
    console.log(`${count} of ${tries}`);
  }
  for (const { name, failures, blankMs } of results) {
    console.log(`${name}: ${tries - failures} of ${tries}, blank for at most ${seconds(blankMs)}`);
  }
  return results.every(({ failures }) => failures === 0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

// Build the demo, even if a .env file sets an API.
process.env['VITE_API_URL'] = '';
const build = 'node_modules/.cache/caresetu/releases';
await buildSite({ folder: build, siteUrl: 'http://localhost' });
const host = await startHost(build, await freePort(), {});
try {
  const page = await openBarePage();
  try {
    process.exitCode = (await tryAll(page, host)) ? 0 : 1;
  } finally {
    await page.end();
  }
} finally {
  await host.end();
}
