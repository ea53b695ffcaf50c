import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const { arjun, ananya } = people;
/** Of Arjun Rao with Dr. Krishnan, yesterday. */
const past = 'appointment-086';
const dashboard = '/patient/dashboard/patient-arjun-rao';

async function completeAndAsk(doctor: Page): Promise<void> {
  await logIn(doctor, ananya, `/appointments/${past}/visit`);
  await main(doctor).getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');
  await tabTo(doctor, main(doctor).getByRole('combobox', { name: 'See again' }));
  await doctor.keyboard.press('Enter');
  await doctor.getByRole('option', { name: /^In 1 week/ }).click();
  await main(doctor).getByRole('button', { name: 'Complete visit' }).click();
  await expect(main(doctor)).toContainText(/You asked Arjun to come again around .+ No answer yet/);
}

test(
  'a doctor asks a patient to come again, who chooses a free time, and both visits are linked',
  onPostgres,
  async ({ page: doctor, openSecondPage }) => {
    await test.step('the doctor completes the visit and says when', () => completeAndAsk(doctor));

    const patient = await openSecondPage();
    const wish = main(patient).getByRole('region', {
      name: 'Your doctor would like to see you again',
    });
    await test.step('the patient chooses one of three times, by keyboard', async () => {
      await logIn(patient, arjun, dashboard);
      const times = wish.getByRole('button', { name: /^\w+ \d+ \w+, \d+:\d+/ });
      await expect(times).toHaveCount(3);
      await tabTo(patient, times.nth(1));
      await patient.keyboard.press('Enter');
      await expect(patient.getByText('Follow-up scheduled')).toBeVisible();
      await expect(wish).toHaveCount(0);
    });

    await test.step('the doctor sees the follow-up, and from it the earlier visit', async () => {
      await doctor.bringToFront();
      await main(doctor)
        .getByRole('link', { name: /^Follow-up on / })
        .click();
      await expect(main(doctor).getByText('Scheduled', { exact: true })).toBeVisible();
      const earlier = main(doctor).getByRole('link', { name: /^Follow-up of the visit on / });
      await expect(earlier).toHaveAttribute('href', new RegExp(`${past}/visit$`));
    });

    await test.step('the patient sees the link on both visits', async () => {
      await patient.bringToFront();
      await patient.goto(`/appointments/book/confirm?id=${past}`);
      await main(patient)
        .getByRole('link', { name: /^Follow-up on / })
        .click();
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Scheduled');
      await expect(
        main(patient).getByRole('link', { name: /^Follow-up of your visit on / }),
      ).toBeVisible();
    });
  },
);

test('a patient looks at other times, answers ‘No thanks’, and the doctor sees it', async ({
  page: doctor,
  openSecondPage,
}) => {
  await completeAndAsk(doctor);
  const patient = await openSecondPage();
  const answer = main(patient).getByText(/^You answered ‘No thanks’ to a follow-up/);

  await test.step('other times are in the booking form, for that day', async () => {
    await logIn(patient, arjun, `/appointments/book/confirm?id=${past}`);
    await main(patient)
      .getByRole('link', { name: /^Other times/ })
      .click();
    await expect(patient).toHaveURL(/followUp=appointment-086$/);
    await patient.goBack();
  });

  await test.step('no thanks keeps the focus, and the doctor reads it', async () => {
    await tabTo(patient, main(patient).getByRole('button', { name: /^No thanks/ }));
    await patient.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await expect(main(patient).locator(':focus')).toContainText('No thanks');
    await doctor.bringToFront();
    await expect(main(doctor)).toContainText('Arjun answered ‘No thanks’');
  });
});
