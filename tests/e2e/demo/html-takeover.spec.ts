import { expect, type BrowserContextOptions } from '@playwright/test';
import {
  doctor,
  expectHydrated,
  follow,
  hospital,
  keepNodes,
  lostNodes,
  noteShifts,
  openHeld,
  paths,
  slowDown,
} from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const viewers: [BrowserContextOptions, string[]][] = [
  [{ timezoneId: 'Asia/Kolkata', colorScheme: 'light' }, paths],
  [{ timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' }, ['/', '/doctors', doctor, hospital]],
  [{ timezoneId: 'America/Los_Angeles', colorScheme: 'light', locale: 'hi-IN' }, ['/', doctor]],
  [{ timezoneId: 'America/Los_Angeles', colorScheme: 'dark' }, ['/hospitals', doctor, '/login']],
];
for (const [viewer, seen] of viewers) {
  const { timezoneId, colorScheme, locale = 'en-IN' } = viewer;

  test(`the app takes pages over as they are: ${timezoneId}, ${colorScheme}, ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...viewer, locale, baseURL });
    const page = await context.newPage();
    const faults = follow(page);
    // The backend never comes, so that the page stays as its HTML and its first data made it.
    await page.route(/\/assets\/browser-.*\.js$/, () => {});
    for (const path of seen) {
      const { letGo } = await openHeld(page, path);
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

for (const line of ['a quick line', 'slow 4G'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`nothing on a public page moves by itself until the backend has answered: ${line}, ${width}px`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await page.addInitScript(noteShifts);
      if (line === 'slow 4G') await slowDown(page);
      for (const path of paths) {
        await page.goto(path);
        await expectHydrated(page);
        await expect(page.getByRole('button', { name: 'Reset demo' })).toBeVisible({
          timeout: 60_000,
        });
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
        expect(shifts, `what moves on ${path}`).toEqual([]);
      }
    });
  }
}

test.describe('HTML that is not for this address or person is never seen', () => {
  test('with a search in the address', async ({ page }) => {
    const { letGo } = await openHeld(page, '/hospitals?query=Vasanth');
    await expect(page.locator('#root')).toBeEmpty();
    letGo();
    await expect(main(page).getByRole('listitem').first()).toContainText('Vasanth');
  });

  test('with a part of the page in the address', async ({ page }) => {
    const { letGo } = await openHeld(page, `${doctor}?tab=reviews`);
    await expect(page.locator('#root')).toBeEmpty();
    letGo();
    await expect(page.getByRole('tab', { name: /Reviews/, selected: true })).toBeVisible();
  });

  test('at an address that has none', async ({ page }) => {
    const { letGo } = await openHeld(page, '/doctors/nobody');
    await expect(page.locator('#root')).toBeEmpty();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page)).not.toContainText('Ananya');
  });

  test('the form to sign in with, for somebody who is', async ({ page }) => {
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

test('a form sends nothing, and puts nothing into the address, until the app is there', async ({
  page,
}) => {
  await page.route(/\/assets\/browser-.*\.js$/, () => {});
  for (const path of ['/signup', '/find-a-doctor', '/login']) {
    const { letGo } = await openHeld(page, path);
    await expect(page.locator('form').first()).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
    });
    for (const field of await page.locator('form input:visible').all()) {
      await field.click({ force: true });
      await page.keyboard.type('secret');
      await page.keyboard.press('Enter');
    }
    await page.locator('form button:visible').last().click({ force: true });
    const values = await page
      .locator('form input')
      .evaluateAll((all) =>
        all.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      );
    expect(values.join('')).not.toContain('secret');
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(path);
    page.removeAllListeners('request');
    letGo();
    await expectHydrated(page);
    await expect(page.locator('form[inert]')).toHaveCount(0);
  }
  await main(page).getByLabel('Password', { exact: true }).fill('secret');
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('secret');
});
