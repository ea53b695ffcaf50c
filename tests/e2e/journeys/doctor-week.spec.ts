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

/** @returns the date of the visit, which the doctor has accepted */
async function bookVisit(patient: Page, doctor: Page): Promise<string> {
  await logIn(patient, meera, booking);
  const date = await openPicker(patient);
  await bookingChoices(patient).freeTimes.first().check();
  await main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  await logIn(doctor, ananya, dashboard);
  const accept = region(doctor, 'Requests').getByRole('button', {
    name: 'Accept the request from Meera Nair',
  });
  await accept.click();
  await expect(accept).toHaveCount(0);
  return date;
}

/** The patient may have other visits on that day. */
async function proposeToAll(doctor: Page): Promise<void> {
  const propose = doctor.getByRole('dialog', { name: 'Propose new times' });
  const time = propose.getByRole('combobox', { name: /^New time for Meera Nair/ }).first();
  await expect(time).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  await tabTo(doctor, propose.getByRole('button', { name: /^Propose \d+ new times?$/ }));
  await doctor.keyboard.press('Enter');
  await expect(
    propose.getByRole('group', { name: /^(\d+) of \1 new times? proposed$/ }),
  ).toBeVisible();
  await propose.getByRole('button', { name: 'Close' }).click();
  await expect(region(doctor, 'Visits outside your hours')).toContainText('Meera has not answered');
}

async function answerProposal(patient: Page, name: RegExp, message: string): Promise<void> {
  await patient.bringToFront();
  await patient.goto('/patient/dashboard/patient-meera-nair');
  await region(patient, 'Proposed times').getByRole('button', { name }).first().click();
  await expect(patient.getByText(message)).toBeVisible();
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

test('a doctor opens the week and the day again by keyboard, and the focus follows', async ({
  page: doctor,
}) => {
  await logIn(doctor, ananya, dashboard);
  for (const [link, heading] of [
    ['See the week', 'Your week'],
    ['See the day', 'Today’s appointments'],
  ] as const) {
    await tabTo(doctor, main(doctor).getByRole('link', { name: link }));
    await doctor.keyboard.press('Enter');
    await expect(main(doctor).getByRole('heading', { name: heading })).toBeFocused();
    const table = region(doctor, 'Your week').getByRole('table');
    await expect(table).toHaveCount(heading === 'Your week' ? 1 : 0);
  }
});

test('a doctor blocks a booked hour, proposes a new time to the patient in one step, and sees the answer', async ({
  page: doctor,
  openSecondPage,
}) => {
  const patient = await openSecondPage();
  const date = await bookVisit(patient, doctor);

  await test.step('the doctor blocks the hour of the visit', async () => {
    await doctor.goto(`${dashboard}?schedule=block&date=${date}`);
    const dialog = doctor.getByRole('dialog', { name: 'Block time' });
    const hours = dialog.getByRole('group', { name: 'One hour' });
    await hours.getByRole('button', { name: /visit/ }).first().click();
    const question = doctor.getByRole('dialog', { name: /visits? .*in this time$/ });
    await expect(question).toContainText('Meera Nair');
    await question.getByRole('button', { name: 'Block and propose new times' }).click();
  });

  await test.step('each patient gets a time in one step, by keyboard', () => proposeToAll(doctor));

  await test.step('the patient accepts, and the doctor sees it', async () => {
    await answerProposal(patient, /^Accept .+ proposed by Dr\. Krishnan$/, 'New time accepted');
    await doctor.bringToFront();
    await expect(region(doctor, 'Visits outside your hours')).toContainText(/Moved to /);
  });
});

test('a doctor on leave proposes a new time, and sees that the patient keeps the old one', async ({
  page: doctor,
  openSecondPage,
}) => {
  const patient = await openSecondPage();
  const date = await bookVisit(patient, doctor);

  await test.step('the leave is chosen by keyboard', async () => {
    await tabTo(
      doctor,
      region(doctor, 'Days of leave').getByRole('button', { name: 'Plan leave' }),
    );
    await doctor.keyboard.press('Enter');
    const editor = doctor.getByRole('dialog', { name: 'Manage schedule' });
    await expect(editor.getByRole('button', { name: /, today/ })).toBeFocused();
    const [year = '', , day = ''] = date.split('-');
    const spoken = new RegExp(`, ${Number(day)} \\w+ ${year}(,|$)`);
    const focused = editor.locator('button:focus');
    const isThere = async () => spoken.test((await focused.getAttribute('aria-label')) ?? '');
    for (let presses = 0; presses < 14 && !(await isThere()); presses += 1)
      await doctor.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(spoken);
    await doctor.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await tabTo(doctor, editor.getByRole('button', { name: 'Save schedule' }));
    await doctor.keyboard.press('Enter');
  });

  await test.step('the booked visit comes before the leave is saved', async () => {
    const question = doctor.getByRole('dialog', { name: /would fall on days of leave$/ });
    await expect(question).toContainText('Meera Nair');
    await tabTo(doctor, question.getByRole('button', { name: 'Save and propose new times' }));
    await doctor.keyboard.press('Enter');
  });

  await test.step('the patient gets a new time', async () => {
    await proposeToAll(doctor);
    await expect(region(doctor, 'Days of leave').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the patient keeps the old time, and the doctor sees it', async () => {
    await answerProposal(
      patient,
      /^Keep the old time of the visit with Dr\. Krishnan$/,
      'The visit stays at its time',
    );
    await doctor.bringToFront();
    await expect(region(doctor, 'Visits outside your hours')).toContainText(
      'Meera keeps the old time.',
    );
  });
});
