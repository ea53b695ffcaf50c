import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  countLoads,
  doctor,
  expectHydrated,
  follow,
  delayFile,
  keepNodes,
  lostNodes,
  noteShifts,
  openWithoutScripts,
  paths,
  slowDown,
} from '../support/html-pages.ts';
import { DEMO_PASSWORD, people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A service worker would serve cached files, so tests could not delay or remove them. */
const withoutWorkers = () =>
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });

const viewers: BrowserContextOptions[] = [
  { timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' },
  { timezoneId: 'America/Los_Angeles', colorScheme: 'light', locale: 'hi-IN' },
];
for (const [position, viewer] of viewers.entries()) {
  const { timezoneId, colorScheme, locale = 'en-IN' } = viewer;

  test(`the app hydrates pages without changing them: ${timezoneId}, ${colorScheme}, ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...viewer, locale, baseURL });
    await context.addInitScript(withoutWorkers);
    const page = await context.newPage();
    const faults = follow(page);
    // Block the demo's backend, so that the page keeps its HTML and first data.
    await page.route(/\/assets\/start-demo-.*\.js$/, () => {});
    const half = paths.filter((_, at) => at % viewers.length === position);
    for (const path of process.env.SOAK ? paths : half) {
      const letGo = await openWithoutScripts(page, path);
      await expect(page.locator('footer')).toBeVisible();
      await page.evaluate(keepNodes);
      const title = await page.title();
      letGo();
      await expectHydrated(page);
      expect(await page.evaluate(lostNodes), path).toEqual([]);
      expect(await page.title()).toBe(title);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme ?? '');
      expect(faults, path).toEqual([]);
    }
    await context.close();
  });
}

test('the app hydrates a page with tracking parameters', async ({ page }) => {
  const faults = follow(page);
  for (const path of process.env.SOAK
    ? ['/', '/search', '/hospitals', '/login', doctor]
    : ['/search', doctor]) {
    const letGo = await openWithoutScripts(page, `${path}?utm_source=mail&gclid=1`);
    await expect(page.locator('footer')).toBeVisible();
    await page.evaluate(keepNodes);
    letGo();
    await expectHydrated(page);
    expect(await page.evaluate(lostNodes), path).toEqual([]);
    expect(faults, path).toEqual([]);
  }
});

test('a page with inlined styles requests no stylesheet', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  const letGo = await openWithoutScripts(page, '/login');
  await expect(page.locator('footer')).toBeVisible();
  expect(styles).toEqual([]);
  letGo();
  await expectHydrated(page);
});

async function shiftsOn(page: Page, path: string): Promise<unknown> {
  await page.goto(path);
  await expectHydrated(page);
  const reset = page.getByRole('button', { name: 'Reset demo' });
  await expect(reset).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

const phone = [390, 844] as const;
const desktop = [1280, 900] as const;

for (const [width, height] of process.env.SOAK ? [phone, desktop] : [phone]) {
  test(`a first visit has no layout shift when the demo's tools load, ${width}px`, async ({
    browser,
  }) => {
    for (const path of ['/login', '/forgot-password']) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.addInitScript(noteShifts);
      const letGo = await delayFile(page, /\/assets\/start-demo-.*\.js$/);
      await page.goto(path);
      await expect(main(page).locator('form')).toBeVisible();
      letGo();
      await expect(page.getByRole('button', { name: 'Reset demo' })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
      await page.close();
    }
  });
}

test("a public page has no layout shift on a phone's first visit with slow 4G", async ({
  browser,
}) => {
  for (const path of ['/', '/hospitals', doctor]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(noteShifts);
    await slowDown(page);
    expect(await shiftsOn(page, path), `what moves on ${path}`).toEqual([]);
    await page.close();
  }
});

test('a doctor’s page shows a notice when a request for new data fails with status 500', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const fails = (url: string) =>
      url.includes('/api/get-doctor-profile') && !sessionStorage.getItem('recovered');
    window.fetch = (input, init) =>
      typeof input === 'string' && fails(input)
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init);
  });
  await page.goto(doctor);
  const notice = main(page).getByRole('alert');
  await expect(notice).toContainText('could not be updated and may be out of date');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Ananya Krishnan');
  await page.evaluate(() => sessionStorage.setItem('recovered', 'yes'));
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

/** One address of each kind. */
const addressesWithoutHtml = [
  ['/hospitals?query=Vasanth', /^Hospitals/, 'Vasanth'],
  [`${doctor}?tab=reviews`, /^Loading the doctor’s profile…$/, 'Dr. Ananya Krishnan'],
  ['/freelancers', /^Queue helpers/, 'Ramesh'],
  ['/doctors/nobody', /^Loading the doctor’s profile…$/, 'Doctor not found'],
  ['/appointments', /^Loading…$/, 'Login'],
] as const;

test.describe('an address without prerendered HTML', () => {
  for (const [path, words, found] of addressesWithoutHtml) {
    test(`first shows the header and the skeleton of its page, and then the page, without a shift: ${path}`, async ({
      page,
    }) => {
      await page.addInitScript(noteShifts);
      const letGo = await openWithoutScripts(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
      const part = page.locator('main > div').filter({ visible: true });
      await expect(part).toHaveText(words);
      letGo();
      await expect(main(page)).toContainText(found);
      await expectHydrated(page);
      await expect(page.locator('main > [inert]')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
});

test.describe('prerendered HTML', () => {
  test('is never shown to a signed-in user who opens the login page', async ({ page }) => {
    await logIn(page, people.meera);
    await page.addInitScript(() => {
      const look = () => {
        const field = document.querySelector('input[type="password"]');
        const isSeen = field?.checkVisibility({ visibilityProperty: true });
        if (isSeen) sessionStorage.setItem('form-was-seen', 'yes');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('form-was-seen'))).toBeNull();
  });
});

test.describe('without a service worker', () => {
  test.beforeEach(({ context }) => context.addInitScript(withoutWorkers));

  for (const [what, file] of [
    ['boot.js', '**/boot.js'],
    ['what takes up its data', '**/assets/first-data-*.js'],
    ['the code of the page', '**/assets/DoctorsPage-*.js'],
  ] as const) {
    test(`a page stays readable and its links work without ${what}`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      const loads = countLoads(page);
      await page.goto('/doctors');
      await expect(page.getByText('Part of this page did not load.')).toBeVisible();
      await expect.poll(loads).toBe(2);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Doctors');
      await page.unroute(file);
      await main(page)
        .getByRole('link', { name: /Dr\. Ananya Krishnan/ })
        .click();
      await expect(page).toHaveURL(doctor);
      await expectHydrated(page);
    });
  }

  for (const [way, go] of [
    ['by its link', (page: Page) => page.getByRole('link', { name: 'Reload the page' }).click()],
    [
      'by itself with the network',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ] as const) {
    test(`a page with a missing chunk loads completely ${way}`, async ({ page }) => {
      const file = '**/assets/DoctorsPage-*.js';
      await page.route(file, (route) => route.abort());
      await page.goto('/doctors');
      await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
      await page.unroute(file);
      await go(page);
      await expectHydrated(page);
      await expect(page.getByText('Part of this page did not load.')).toHaveCount(0);
    });
  }

  test.describe('after prefetching', () => {
    test.use({ savesData: false });

    test('a page retries styles that failed to load', async ({ page }) => {
      const styles = '**/assets/ServicesPage-*.css';
      await page.route(styles, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
      await page.goto('/');
      await lost;
      await page.unroute(styles);
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Services');
      const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
      expect(sheets.join(' ')).toContain('/assets/ServicesPage-');
    });
  });

  for (const [what, path, heading, reducedMotion] of [
    ['HTML of its own', '/doctors', 'Doctors', 'reduce'],
    ['none', '/forgot-password', 'Forgot your password?', 'no-preference'],
  ] as const) {
    test(`if the app's script fails to load, a page offers a reload (prerendered HTML: ${what})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(path);
      const note = page.getByText('CareSetu is taking a long time to load.');
      await expect(note).toBeAttached();
      await expect(note).toBeHidden();
      await page.evaluate(() => document.getElementById('late')?.getAnimations()[0]?.finish());
      await expect(note).toBeInViewport({ ratio: 1 });
      await page.unroute('**/assets/index-*.js');
      await page.getByRole('link', { name: 'Reload the page' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectHydrated(page);
      await expect(note).toHaveCount(0);
    });
  }

  test('a form keeps early input and cannot be submitted before hydration', async ({ page }) => {
    await page.route(/\/assets\/start-demo-.*\.js$/, () => {});
    for (const path of ['/signup', '/find-a-doctor', '/search', '/login']) {
      const letGo = await openWithoutScripts(page, path);
      const texts = page.locator('form').locator('input[type="text"], input[type="password"]');
      await expect(texts.first()).toBeVisible();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
      });
      for (const field of await texts.all()) {
        await field.click();
        await page.keyboard.type('secret');
        await page.keyboard.press('Enter');
      }
      const submit = page.locator('form button[type="submit"]');
      await expect(submit).toBeDisabled();
      await expect(page.getByText('Almost ready. We keep what you type.')).toBeVisible();
      expect(sent).toEqual([]);
      await expect(page).toHaveURL(path);
      page.removeAllListeners('request');
      letGo();
      await expectHydrated(page);
      await expect(submit).toBeEnabled();
      for (const field of await texts.all()) await expect(field).toHaveValue('secret');
      await expect(page.getByText('Almost ready.')).toHaveCount(0);
    }
  });
});

test('a login form filled in before hydration keeps its input and signs the user in afterwards', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, '/login');
  const mobile = main(page).getByLabel('Mobile number');
  await mobile.pressSequentially(people.ananya.phone);
  await main(page).getByRole('radio', { name: 'Doctor' }).check();
  await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('checkbox', { name: 'Remember me' }).check();
  letGo();
  const submit = main(page).getByRole('button', { name: 'Login', exact: true });
  await expect(submit).toBeEnabled();
  await expect(mobile).toHaveValue(/^\d{5} \d{5}$/);
  await expect(main(page).getByRole('radio', { name: 'Doctor' })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await submit.click();
  await expect(page).toHaveURL('/');
});
