import { expect, type Page } from '@playwright/test';
import { expectHydrated, follow, keepNodes, lostNodes } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { startPlainHost, type PlainHost } from '../support/plain-host.ts';
import { logIn } from '../support/steps.ts';
import { test as base } from '../support/test.ts';
import { isShellCached } from '../support/worker.ts';

const test = base.extend<{ host: PlainHost }>({
  host: async ({ baseURL }, provide, { parallelIndex }) => {
    const site = baseURL ?? '';
    const host = await startPlainHost(site, Number(new URL(site).port) + 20 + parallelIndex);
    await provide(host);
    host.end();
  },
});

test.use({ savesData: false });

function noteFrames(selector: string): void {
  const seen = { grounds: new Set<string>(), words: new Set<string>() };
  Object.assign(window, { seen });
  const look = () => {
    if (document.querySelector('#root > *')) {
      seen.grounds.add(getComputedStyle(document.body).backgroundColor);
      for (const one of document.querySelectorAll(selector)) {
        const isSeen = one.checkVisibility({ visibilityProperty: true });
        if (isSeen) seen.words.add(one.textContent);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}

const seen = (page: Page, what: 'grounds' | 'words') =>
  page.evaluate((name): string[] => [...Reflect.get(Reflect.get(window, 'seen'), name)], what);

const hospitalNames = 'main a[href^="/hospitals/"]';
const hospitals = (page: Page) => page.locator(hospitalNames);

test('a first visitor sees the page before any script loads, and the app hydrates it', async ({
  page,
  host,
}) => {
  const faults = follow(page);
  const letGo = host.holdBoot();
  await page.goto(`${host.url}/about-us`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.evaluate(keepNodes);
  letGo();
  await expectHydrated(page);
  expect(await page.evaluate(lostNodes)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a first visitor who opens a search URL sees the prerendered page until the results arrive', async ({
  page,
  host,
}) => {
  const letGo = host.holdBoot();
  await page.goto(`${host.url}/hospitals?query=Vasanth`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
  await expect(hospitals(page)).toHaveText([/Vasanth/]);
  await expect(page.locator('html')).not.toHaveAttribute('data-stale');
});

test('a returning visitor who opens a search URL sees the results directly, without the prerendered list', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await isShellCached(page);
  host.holdBoot();
  await page.addInitScript(noteFrames, hospitalNames);
  await page.goto(`${host.url}/hospitals?query=Vasanth`);
  await expect(hospitals(page)).toHaveText([/Vasanth/]);
  await expect.poll(() => seen(page, 'words')).toEqual([expect.stringContaining('Vasanth')]);
});

test('a returning visitor sees the chosen theme from the first frame', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(host.url);
  await expectHydrated(page);
  await page
    .getByRole('button', { name: /theme|dark/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await isShellCached(page);
  host.holdBoot();
  await page.addInitScript(noteFrames, 'h1');
  await page.goto(`${host.url}/about-us`);
  await expectHydrated(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => seen(page, 'grounds')).toEqual([ground]);
});

test('a returning signed-in user never sees a login link', async ({ page, host }) => {
  await logIn(page, people.meera, `${host.url}/login`);
  await isShellCached(page);
  host.holdBoot();
  await page.addInitScript(noteFrames, 'header a[href="/login"]');
  await page.goto(`${host.url}/services`);
  await expectHydrated(page);
  await expect(page.getByRole('banner')).toContainText('Meera');
  await expect.poll(() => seen(page, 'grounds')).toHaveLength(1);
  expect(await seen(page, 'words')).toEqual([]);
});
