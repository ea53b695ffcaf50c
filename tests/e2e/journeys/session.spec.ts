import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { accountButton, bookingChoices, logIn, logOut, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a reload keeps the session and the input in the booking form', async ({ page }) => {
  await logIn(page, people.meera, '/appointments/book/doctor-ananya-krishnan');
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(1).check();
  await freeTimes.first().check();
  await main(page).getByRole('textbox', { name: /notes/i }).fill('Half a sentence');
  await page.reload();
  await expect(accountButton(page)).toContainText('Meera Nair');
  await expect(main(page).getByRole('textbox', { name: /notes/i })).toHaveValue('Half a sentence');
  await expect(dates.nth(1)).toBeChecked();
  await expect(freeTimes.first()).toBeChecked();
});

test("a logout removes the user's data from the browser", async ({ page }) => {
  await logIn(page, people.meera, '/appointments');
  await logOut(page);
  const kept = await page.evaluate(() =>
    ['accessToken', 'token', 'user'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login/);
});
