import { expect, type Locator, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const { meera, arjun, ananya } = people;
const bookingPage = '/appointments/book/doctor-ananya-krishnan';
const dashboard = '/doctor/dashboard/doctor-ananya-krishnan';

const ask = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Tell me about an earlier time' });

/** @returns the visit's id */
async function book(page: Page, which: 'second' | 'last'): Promise<string> {
  await page.goto(bookingPage);
  const { dates, freeTimes } = bookingChoices(page);
  await (which === 'last' ? dates.last() : dates.nth(1)).check();
  await freeTimes.first().check();
  await main(page)
    .getByRole('button', { name: /^Confirm/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

test(
  'a patient waits for an earlier time, and moves the visit to it by keyboard',
  onPostgres,
  async ({ page, openSecondPage }) => {
    const other = await openSecondPage();
    let earlierId = '';
    await test.step('someone else has an earlier time', async () => {
      await logIn(other, arjun, bookingPage);
      earlierId = await book(other, 'second');
    });

    await test.step('the patient asks for an earlier time from the later visit', async () => {
      await page.bringToFront();
      await logIn(page, meera, bookingPage);
      const id = await book(page, 'last');
      await page.goto(`/appointments/${id}/move`);
      await tabTo(page, ask(page));
      await page.keyboard.press('Enter');
      await tabTo(page, main(page).getByRole('button', { name: 'Join the waitlist' }));
      await page.keyboard.press('Enter');
      await expect(main(page).getByText(/You are first in the line/)).toBeVisible();
    });

    await test.step('the earlier visit is cancelled', async () => {
      await other.bringToFront();
      await other.goto(`/appointments#${earlierId}`);
      const row = main(other).locator(`[id="${earlierId}"]`);
      await row.getByRole('button', { name: /^Cancel appointment/ }).click();
      const question = other.getByRole('dialog');
      await question.getByRole('button', { name: 'Cancel appointment' }).click();
      await expect(other.getByText('Appointment cancelled')).toBeVisible();
    });

    await test.step('the freed time is held for the patient, who accepts it', async () => {
      await page.bringToFront();
      // From 21:00 to 8:00, an offer comes without a notice, which would update the page.
      await page.reload();
      const move = main(page).getByRole('button', { name: 'Move my visit' });
      await tabTo(page, move);
      await expect(main(page).getByText(/^Held for you/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(main(page).getByText(/Your visit is now on/)).toBeVisible();
    });
  },
);

test('a doctor sees how many patients wait, and a patient stops waiting', async ({
  page,
  openSecondPage,
}) => {
  await logIn(page, meera, '/appointments/appointment-007/move');
  await ask(page).click();
  await main(page).getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(main(page).getByText(/You are first in the line/)).toBeVisible();

  const doctor = await openSecondPage();
  await logIn(doctor, ananya, dashboard);
  await expect(main(doctor).getByText('1 patient waits for an earlier time')).toBeVisible();

  await page.bringToFront();
  await main(page)
    .getByRole('button', { name: /^Stop waiting/ })
    .click();
  await expect(ask(page)).toBeVisible();
});
