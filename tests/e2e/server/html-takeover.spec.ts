import { expect, type Page } from '@playwright/test';
import {
  doctor,
  expectHydrated,
  follow,
  hospital,
  keepNodes,
  lostNodes,
  noteShifts,
  openWithoutScripts,
  pages,
} from '../support/html-pages.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

// Without an API, lists are placeholders. Pages of doctors and hospitals begin with the shell of
// app.html, which the app replaces.

const pathsWithData = [
  '/find-a-doctor',
  '/search',
  '/doctors',
  '/hospitals',
  doctor,
  hospital,
] as const;

const isPlaceholder = /^<[^>]+ aria-(busy|hidden)="true"/;

/** If the API responds before the test reads the page, the heading no longer says 'Loading …'. */
const isReplacedByData = new RegExp(`${isPlaceholder.source}|^<h1><span[^>]*>Loading `);

async function takeOver(page: Page, path: string, mayGo = isPlaceholder): Promise<void> {
  const letGo = await openWithoutScripts(page, path);
  await page.evaluate(keepNodes);
  const isShell = (await page.locator('main > [inert]').count()) > 0;
  letGo();
  await expectHydrated(page);
  if (isShell) return;
  const lost = await page.evaluate(lostNodes);
  expect(
    lost.filter((node) => !mayGo.test(node)),
    path,
  ).toEqual([]);
}

async function expectNothingMoved(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`a page prerendered without the API has no layout shift when its data arrives, ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteShifts);
    const faults = follow(page);
    for (const path of pathsWithData) {
      const [heading, words] = pages[path];
      await takeOver(page, path, isReplacedByData);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(main(page)).toContainText(words);
      await expectNothingMoved(page, path);
      expect(faults, path).toEqual([]);
    }
  });
}

test('a page has no layout shift when the API is unreachable', async ({ page, apiPort }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(noteShifts);
  let fail = () => {};
  let isTakenOver: Promise<void>;
  await page.route(`http://localhost:${apiPort}/**`, async (route) => {
    await isTakenOver;
    await route.abort();
  });
  for (const path of process.env.SOAK ? pathsWithData : (['/doctors', hospital] as const)) {
    isTakenOver = new Promise((resolve) => {
      fail = resolve;
    });
    await takeOver(page, path);
    fail();
    await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectNothingMoved(page, path);
  }
});
