import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

async function expectOnPaper(page: Page, path: string, words: string) {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  // A screen may fold what is printed.
  await expect(main(page).getByText(words).first()).toBeAttached();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(words).first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'navigation'] as const)
    await expect.soft(page.getByRole(role), `${role} on ${path}`).toHaveCount(0);
}

test('a printed page has the content, and no header, strip, filter or button', async ({ page }) => {
  await logIn(page, people.meera);
  await expectOnPaper(page, '/appointments', 'Dr. Nandini Bhat');
  await expectOnPaper(page, '/appointments/book/confirm?id=appointment-007', 'Appointment');
  await expectOnPaper(page, '/queue', 'Ramesh Pawar');
  const booking = main(page).getByRole('link', { name: /Ramesh Pawar/ });
  await booking.first().click();
  await page.waitForURL(/\/queue\/.+/);
  await expectOnPaper(page, new URL(page.url()).pathname, 'Hourly rate');
});

test("a doctor's printed day has all of today's visits", async ({ page }) => {
  await logIn(page, people.ananya);
  await expectOnPaper(page, '/doctor/dashboard/doctor-ananya-krishnan', 'Joseph D’Souza');
});
