import { buildSite } from './build.mjs';
import { freePort } from './free-port.mjs';
import { startHost, type Host } from '../tests/e2e/support/releases.ts';
import { openBarePage, type BarePage } from './releases/bare-browser.ts';

// What happens to people of the demo when releases come and networks go, many times over (docs/offline.md). One try of
// each is in `npm test`.

const tries = Number(process.argv[2] ?? 20);
if (!Number.isInteger(tries) || tries < 1) {
  console.error('npm run releases -- [how many tries]');
  process.exit(1);
}

/** The pages that are opened, by their headings: an error has one, too. */
const titles: Record<string, string> = {
  '/': 'Connecting You to Better Health',
  '/about-us': 'About us',
  '/services': 'Services',
  '/doctors': 'Doctors',
  '/hospitals': 'Hospitals',
};

/** Whether a page is there: its address and its own words. */
const isThere = (path: string) =>
  `location.pathname === '${path}' && document.querySelector('main h1')?.textContent.includes('${titles[path]}')`;
const news = `document.body.innerText.includes('A new version of CareSetu is here.')`;
const backendAnswers = `fetch('/api/doctors').then(({ status }) => status === 200)`;
const isKept = `caches.keys().then(async (names) => {
  const newest = names.findLast((name) => name.startsWith('caresetu-release-'));
  const page = newest && (await (await caches.open(newest)).match('/app.html'));
  return Boolean(page && navigator.serviceWorker.controller);
})`;
const lookForRelease = `navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)`;
const whatIsThere = `navigator.serviceWorker.getRegistration().then((one) => [
  location.pathname,
  document.body.innerText.slice(0, 60).replaceAll('\\n', ' '),
  ...[one?.installing, one?.waiting, one?.active, navigator.serviceWorker.controller].map((worker) => worker?.state ?? 'none'),
].join(', '))`;
const press = (selector: string, words: string) =>
  `[...document.querySelectorAll('${selector}')].find((one) => one.textContent === '${words}').click()`;

async function openKept(page: BarePage, host: Host, path: string): Promise<void> {
  page.open(host.url + path);
  await page.until(`${path} opens`, isThere(path));
  await page.until('the app is kept', isKept);
}

const cases: Record<string, (page: BarePage, host: Host) => Promise<void>> = {
  async 'a deployment over an open tab'(page, host) {
    await openKept(page, host, '/about-us');
    await host.deploy();
    await page.until('a newer release is looked for', lookForRelease);
    await page.until('it is told', `${news} && ${isThere('/about-us')}`);
    await page.until('the backend answers', backendAnswers);
    await page.evaluate(press('button', 'Reload'));
    await page.until('the page is of the new release', `!(${news}) && ${isThere('/about-us')}`);
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
    await page.until('the page is of the new release', `!(${news})`);
  },
  async 'a hard reload'(page, host) {
    await openKept(page, host, '/hospitals');
    await page.evaluate(`(window.isOld = true)`);
    await page.reloadHard();
    await page.until('the page comes', `window.isOld === undefined && ${isThere('/hospitals')}`);
    await page.until('the backend answers', backendAnswers);
  },
  async 'without a network, and back'(page, host) {
    await openKept(page, host, '/doctors');
    host.goDown();
    try {
      for (const path of ['/', '/doctors']) {
        page.open(host.url + path);
        await page.until(`${path} opens`, isThere(path));
      }
    } finally {
      await host.comeBack();
    }
    await openKept(page, host, '/hospitals');
    await page.until('the backend answers', backendAnswers);
  },
};

const build = 'node_modules/.cache/caresetu/releases';
await buildSite({ folder: build, siteUrl: null });
const host = await startHost(build, await freePort(), {});
const page = await openBarePage();
const failures = new Map(Object.keys(cases).map((name) => [name, 0]));
for (let count = 1; count <= tries; count += 1) {
  for (const [name, run] of Object.entries(cases)) {
    try {
      await run(page, host);
    } catch (error) {
      const said = error instanceof Error ? error.message : error;
      const there = await page.evaluate(whatIsThere);
      failures.set(name, (failures.get(name) ?? 0) + 1);
      console.log(`${name}, try ${count}: ${said}; there is ${there}`);
    }
  }
  console.log(`${count} of ${tries}`);
}
await page.end();
await host.end();
for (const [name, count] of failures) console.log(`${name}: ${tries - count} of ${tries}`);
process.exitCode = [...failures.values()].some((count) => count > 0) ? 1 : 0;
