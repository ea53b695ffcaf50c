import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const { ananya, arjun, meera } = people;
const dashboard = '/doctor/dashboard/doctor-ananya-krishnan';
const booking = '/appointments/book/doctor-ananya-krishnan';

const region = (page: Page, name: string) => main(page).getByRole('region', { name });

/** @returns the chosen date */
async function openPicker(patient: Page): Promise<string> {
  const { dates, freeTimes } = bookingChoices(patient);
  const day = dates.nth(4);
  await day.check();
  await expect(freeTimes.first()).toBeVisible();
  return (await day.getAttribute('value')) ?? '';
}

test(
  'a doctor blocks hours with two taps, which leave a patient’s open picker, and takes them back by keyboard',
  onPostgres,
  async ({ page: doctor, openSecondPage }) => {
    const patient = await openSecondPage();
    await logIn(patient, arjun, booking);
    const date = await openPicker(patient);
    const { freeTimes } = bookingChoices(patient);
    const before = await freeTimes.count();

    await logIn(doctor, ananya, `${dashboard}?week=${date}`);
    const day = Number(date.slice(8));
    const spoken = new RegExp(`^Block time on \\w+ ${day} `);
    await region(doctor, 'Your week').getByRole('button', { name: spoken }).click();
    const dialog = doctor.getByRole('dialog', { name: 'Block time' });
    const hour = dialog.getByRole('group', { name: 'One hour' }).getByRole('button').first();
    await expect(hour).toHaveAttribute('aria-pressed', 'false');
    await hour.click();
    const ask = doctor.getByRole('button', { name: /^Block (only|this time)$/ });
    await expect(hour.and(doctor.locator('[aria-pressed=true]')).or(ask)).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await expect(hour).toHaveAttribute('aria-pressed', 'true');

    await patient.bringToFront();
    await expect(freeTimes).not.toHaveCount(before);

    await doctor.bringToFront();
    await tabTo(doctor, hour);
    await doctor.keyboard.press('Enter');
    await expect(hour).toHaveAttribute('aria-pressed', 'false');
    await doctor.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await patient.bringToFront();
    await expect(freeTimes).toHaveCount(before);
  },
);

test('a doctor blocks a booked hour, proposes a new time to the patient in one step, and sees the answer', async ({
  page: doctor,
  openSecondPage,
}) => {
  const patient = await openSecondPage();
  await logIn(patient, meera, booking);
  const date = await openPicker(patient);
  const { freeTimes } = bookingChoices(patient);
  await freeTimes.first().check();
  await main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');

  await test.step('the doctor accepts the request, and blocks its hour', async () => {
    await logIn(doctor, ananya, dashboard);
    const requests = region(doctor, 'Requests');
    await requests.getByRole('button', { name: 'Accept the request from Meera Nair' }).click();
    await doctor.goto(`${dashboard}?schedule=block&date=${date}`);
    const dialog = doctor.getByRole('dialog', { name: 'Block time' });
    const hours = dialog.getByRole('group', { name: 'One hour' });
    await hours.getByRole('button', { name: /visit/ }).first().click();
    const question = doctor.getByRole('dialog', { name: /visits? .*in this time$/ });
    await expect(question).toContainText('Meera Nair');
    await question.getByRole('button', { name: 'Block and propose new times' }).click();
  });

  const propose = doctor.getByRole('dialog', { name: 'Propose new times' });
  await test.step('each patient gets a time in one step, by keyboard', async () => {
    const time = propose.getByRole('combobox', { name: /^New time for Meera Nair/ });
    await expect(time).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    await tabTo(doctor, propose.getByRole('button', { name: /^Propose \d+ new times?$/ }));
    await doctor.keyboard.press('Enter');
    await expect(
      propose.getByRole('group', { name: /^(\d+) of \1 new times? proposed$/ }),
    ).toBeVisible();
    await propose.getByRole('button', { name: 'Close' }).click();
    await expect(region(doctor, 'Visits outside your hours')).toContainText(
      'Meera has not answered',
    );
  });

  await test.step('the patient accepts, and the doctor sees it', async () => {
    await patient.bringToFront();
    await patient.goto('/patient/dashboard/patient-meera-nair');
    await region(patient, 'Proposed times')
      .getByRole('button', { name: /^Accept .+ proposed by Dr\. Krishnan$/ })
      .click();
    await expect(patient.getByText('New time accepted')).toBeVisible();
    await doctor.bringToFront();
    await expect(region(doctor, 'Visits outside your hours')).toContainText(/Moved to /);
  });
});
