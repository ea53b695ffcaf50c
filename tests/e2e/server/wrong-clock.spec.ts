import { expect, type Page } from '@playwright/test';
import { currentMs } from '../../../src/domain/time/clock.ts';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ setsClock: true });

const DAY_MS = 86_400_000;
const book = '/appointments/book/doctor-ananya-krishnan';

async function readChoices(page: Page): Promise<string[]> {
  await logIn(page, people.meera, book);
  const { dates, freeTimes } = bookingChoices(page);
  // The rest of today may be taken.
  await dates.nth(1).check();
  await expect(freeTimes.first()).toBeVisible();
  return main(page)
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map(
        (one) => one.closest('label')?.textContent ?? one.getAttribute('aria-label') ?? '',
      ),
    );
}

async function setClock(page: Page, days: number): Promise<void> {
  await page.clock.install({ time: currentMs() + days * DAY_MS });
}

for (const [days, words] of [
  [2, "Your device's clock is ahead. CareSetu shows the right times."],
  [-2, "Your device's clock is behind. CareSetu shows the right times."],
] as const) {
  test(`a device whose clock is ${days} days off offers the right days and times, and says so`, async ({
    page,
    openSecondPage,
  }) => {
    const right = await readChoices(await openSecondPage());
    await setClock(page, days);
    expect(await readChoices(page)).toEqual(right);
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('a device whose clock is right sees no note about it', async ({ page }) => {
  await readChoices(page);
  await expect(page.getByText(/device's clock/)).toHaveCount(0);
});

test('the wait for a new code is under a minute, also with a wrong clock', async ({ page }) => {
  await setClock(page, -2);
  await page.goto('/forgot-password');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  await expect(main(page).getByText(/Resend code in 0:\d\d/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/Resend code in 0:\d\d/)).toBeVisible();
});
