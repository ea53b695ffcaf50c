import { expect, type Locator, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const { meera, ananya } = people;
const ticket = '/appointments/book/confirm?id=appointment-007';
const dashboard = '/doctor/dashboard/doctor-ananya-krishnan';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const proposed = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Proposed times' });

async function proposeLastDay(page: Page): Promise<string> {
  const { dates, freeTimes } = bookingChoices(page);
  await dates.last().check();
  const spoken = (await freeTimes.first().getAttribute('aria-label')) ?? '';
  await freeTimes.first().check();
  await main(page).getByRole('button', { name: 'Propose this time' }).click();
  // 'Tuesday 24 November, 9:00 am, available'
  return spoken.split(', ')[1] ?? '';
}

test(
  'a patient proposes another time, and the doctor accepts it',
  onPostgres,
  async ({ page, openSecondPage }) => {
    let time = '';
    await test.step('the patient is offered another time before cancelling', async () => {
      await logIn(page, meera, '/appointments#appointment-007');
      const row = main(page).locator('#appointment-007');
      await row.getByRole('button', { name: /^Cancel appointment/ }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Choose another time' }).click();
      await expect(heading(page)).toHaveText('Move your visit');
    });

    await test.step('the visit keeps its time until the doctor agrees', async () => {
      time = await proposeLastDay(page);
      await expect(heading(page)).toHaveText('Appointment Scheduled');
      await expect(main(page).getByText(/Dr\. Krishnan must agree/)).toContainText(time);
      await expect(main(page).getByRole('button', { name: /^Withdraw/ })).toBeVisible();
    });

    await test.step('the doctor accepts it beside the requests', async () => {
      const doctor = await openSecondPage();
      await logIn(doctor, ananya, dashboard);
      await proposed(doctor)
        .getByRole('button', { name: /^Accept/ })
        .click();
      await expect(doctor.getByText('New time accepted')).toBeVisible();
      await expect(proposed(doctor)).toHaveCount(0);
    });

    await test.step("the patient's page shows the new time", async () => {
      await page.bringToFront();
      await expect(main(page).getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
      await expect(main(page)).toContainText(time);
    });
  },
);

test('a doctor proposes another time, and the patient keeps the old one by keyboard', async ({
  page,
  openSecondPage,
}) => {
  await logIn(page, ananya, '/appointments/appointment-007/move');
  await expect(heading(page)).toHaveText('Propose another time');
  await proposeLastDay(page);
  await expect(page.getByText('New time proposed')).toBeVisible();
  const patient = await openSecondPage();
  await logIn(patient, meera, ticket);
  const keep = main(patient).getByRole('button', { name: /^Keep the old time/ });
  await tabTo(patient, keep);
  await patient.keyboard.press('Enter');
  await expect(keep).toHaveCount(0);
  await expect(heading(patient)).toBeFocused();
});
