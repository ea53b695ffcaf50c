import { expect, type Page } from '@playwright/test';
import { expectHydrated } from '../support/html-pages.ts';
import {
  expectFocusInView,
  phone,
  phoneWithKeys,
  shortWindow,
  tabThrough,
  zoomed,
} from '../support/focus-view.ts';
import { people } from '../support/people.ts';
import { draftBooking } from '../support/queue.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

// The page's late code is part of the test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, savesData: false });

const booking = '/appointments/book/doctor-ananya-krishnan';
const chat = '/messages/doctor-ananya-krishnan';
const dashboard = '/doctor/dashboard/doctor-ananya-krishnan';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const isWhole = Boolean(process.env.SOAK);
/** The test of pages with a bar opens the others that matter most. */
const mainPages = /^\/(?:$|login|.*dashboard|freelancers\/.*\/book|appointments\/.*\/visit)/;

for (const { who, person, paths } of visitors) {
  test(`at 400 % zoom, ${who} sees what has the focus on ${isWhole ? 'every page' : 'the main pages'}, at each press of Tab`, async ({
    page,
  }) => {
    if (person) await logIn(page, person);
    await page.setViewportSize(zoomed);
    for (const path of paths.filter((one) => isWhole || mainPages.test(one))) {
      await test.step(path, async () => {
        await open(page, path);
        expect.soft(await tabThrough(page), path).toEqual([]);
      });
    }
  });
}

const sizesWithBar = isWhole
  ? [zoomed, phoneWithKeys, phone, shortWindow]
  : [zoomed, phoneWithKeys];

for (const size of sizesWithBar) {
  test(`on pages with a bar of ${size.width} × ${size.height} px, the user sees what has the focus in both directions`, async ({
    page,
  }) => {
    await logIn(page, people.meera);
    await draftBooking(page, { day: 3 });
    const payment = new URL(page.url());
    await page.setViewportSize(size);
    for (const path of [payment.pathname + payment.search, '/user', chat, booking]) {
      await test.step(path, async () => {
        await open(page, path);
        if (path === booking) {
          // Only then is the bar's button enabled, and its text the longest.
          const { dates, freeTimes } = bookingChoices(page);
          await dates.nth(1).check();
          await freeTimes.first().check();
        }
        expect.soft(await tabThrough(page), path).toEqual([]);
        expect.soft(await tabThrough(page, 'Shift+Tab'), `${path}, backwards`).toEqual([]);
      });
    }
  });
}

test('at 400 % zoom, nothing sticks to the window', async ({ page }) => {
  await logIn(page, people.meera);
  await page.setViewportSize(zoomed);
  await open(page, booking);
  await page.evaluate(() => window.scrollTo(0, 400));
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
      .filter((part) => part.getBoundingClientRect().bottom > 0 && part.clientHeight > 1)
      .filter((part) => part.getAttribute('href') !== '#main')
      .map((part) => part.outerHTML.slice(0, 100)),
  );
  expect(stuck).toEqual([]);
});

for (const size of [zoomed, phoneWithKeys, phone]) {
  test(`a conversation of ${size.width} × ${size.height} px shows its newest message at first`, async ({
    page,
  }) => {
    await logIn(page, people.meera);
    await page.setViewportSize(size);
    const newest = main(page).getByRole('log').getByRole('article').last();
    const composer = main(page).getByRole('textbox', { name: /message/i });
    await page.goto(chat);
    await expect(newest).toBeInViewport({ ratio: 0.5 });
    await expect(composer).toBeInViewport({ ratio: 1 });
    await page.goto('/messages');
    await main(page)
      .getByRole('link', { name: /Ananya Krishnan/ })
      .click();
    await expect(newest).toBeInViewport({ ratio: 0.5 });
    await expect(composer).toBeInViewport({ ratio: 1 });
    await expectFocusInView(page, 'the conversation opens');
  });
}

const dialogs = [
  { person: people.ananya, path: dashboard, opener: 'Manage Schedule', details: {} },
  { person: people.ananya, path: dashboard, opener: /leave/i, details: {} },
  { person: people.ananya, path: '/user', opener: 'Delete my account', details: inSoakOnly },
  {
    person: people.meera,
    path: '/appointments',
    opener: /^Cancel appointment/,
    details: inSoakOnly,
  },
] as const;

for (const { person, path, opener, details } of dialogs) {
  const title = `at 400 % zoom and on a small phone, the dialog of ${String(opener)} shows its whole heading and each focus`;
  test(title, details, async ({ page }) => {
    await logIn(page, person);
    for (const size of [zoomed, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await open(page, path);
      await main(page).getByRole('button', { name: opener }).first().press('Enter');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expectFocusInView(page, 'the dialog opens');
      if (!/leave/.test(String(opener)))
        await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      expect.soft(await tabThrough(page), `${size.height} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectFocusInView(page, 'the dialog closes');
    }
  });
}
