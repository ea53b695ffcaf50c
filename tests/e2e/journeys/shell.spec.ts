import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

test('a guest who opens a page for signed-in users is redirected to login and returns to the page afterwards', async ({
  page,
}) => {
  await page.goto('/appointments?status=pending#first');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByLabel('Password', { exact: true }).fill('demo1234');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/appointments?status=pending#first');
});

test('notifications stay below the header at any scroll position', async ({ page }) => {
  await logIn(page, people.meera);
  await page.keyboard.press('Alt+T');
  const news = page.getByRole('status').filter({ hasText: 'Login Successful' });
  const header = page.getByRole('banner');
  for (const scrollY of [0, 300]) {
    await page.evaluate((top) => scrollTo(0, top), scrollY);
    await expect
      .poll(async () => {
        const [above, below] = [await header.boundingBox(), await news.boundingBox()];
        return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      })
      .toBeGreaterThan(0);
  }
});

test(
  "opening the dashboard of another user or role redirects to the user's own dashboard",
  inSoakOnly,
  async ({ page }) => {
    await logIn(page, people.meera);
    for (const path of [
      '/patient/dashboard/patient-arjun-rao',
      '/doctor/dashboard/doctor-ananya-krishnan',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL('/patient/dashboard/patient-meera-nair');
    }
  },
);

test('unknown paths redirect to the home page, and guest-only pages redirect signed-in users there', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await logIn(page, people.meera);
  for (const path of [
    '/login',
    '/signup',
    '/verify-otp',
    '/forgot-password',
    '/login?redirect=//evil.example',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test("following a link moves focus to the new page's heading and announces the page", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Find a Doctor' }).press('Enter');
  await expect(page).toHaveTitle('CareSetu | Find a Doctor');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Find a Doctor' })).toHaveCount(1);
});

test('on a phone, the menu traps focus, closes on Escape and returns focus to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, footer') === null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the theme button changes the theme, and the new theme survives a reload', async ({
  page,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', { name: /theme|dark/i })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('after its idle work', () => {
  test.use({ savesData: false });

  test('the page shows a notice while the browser is offline', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/offline/i)).toHaveCount(0);
  });
});
