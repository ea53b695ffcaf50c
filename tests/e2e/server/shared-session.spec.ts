import { expect, type Request } from '@playwright/test';
import { isOfBrowser } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { accountButton, logIn, logOut, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a login or logout applies to every tab of the browser', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, people.meera);
  await expect(accountButton(other)).toContainText('Meera Nair');
  await logOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('when a refresh is rejected, the user sees the login page with a single warning, logs in and returns to the page', async ({
  context,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !isOfBrowser(message)) warnings.push(message.text());
  });
  await logIn(page, people.meera);
  await page.goto('/appointments?status=scheduled');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await context.clearCookies();
  await page.route('**/api/appointments/**', (route) =>
    route.fulfill({
      status: 403,
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      json: { success: false, message: 'Your access has run out.', code: 'token-expired' },
    }),
  );
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(warnings).toHaveLength(1);
  await page.unroute('**/api/appointments/**');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByLabel('Password', { exact: true }).fill('demo1234');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/appointments?status=scheduled');
});

test('five tabs with an expired access token refresh it one after the other and stay signed in', async ({
  context,
  page,
}) => {
  await logIn(page, people.meera);
  const tabs = [page];
  for (let count = 1; count < 5; count += 1) tabs.push(await context.newPage());
  const underWay = new Set<Request>();
  let most = 0;
  context.on('request', (request) => {
    if (!request.url().endsWith('/refresh-token')) return;
    underWay.add(request);
    most = Math.max(most, underWay.size);
  });
  // A reload aborts a refresh, which then no longer counts.
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  for (const tab of tabs) {
    await tab.goto('/appointments');
    await expect(main(tab).getByRole('listitem').first()).toBeVisible();
  }
  let refused = 0;
  await context.route('**/api/appointments/**', (route) => {
    if (refused >= tabs.length) return route.continue();
    refused += 1;
    return route.continue({
      headers: { ...route.request().headers(), authorization: 'Bearer old' },
    });
  });
  for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => refused).toBe(tabs.length);
  for (const tab of tabs) {
    await tab.reload();
    await expect(accountButton(tab)).toContainText('Meera Nair');
  }
  expect(most).toBe(1);
});
