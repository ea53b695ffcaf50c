import { expect } from '@playwright/test';
import { bookDueVideoVisit } from '../support/due-slot.ts';
import { people } from '../support/people.ts';
import { logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const { arjun, ananya } = people;
/** Of Arjun Rao, yesterday. */
const past = 'appointment-086';

test("a patient says that they are late, and the doctor's day shows it at once", async ({
  page: patient,
  openSecondPage,
  backend,
  apiPort,
}) => {
  const doctor = await openSecondPage();
  await bookDueVideoVisit(patient, doctor, backend === 'demo' ? '' : `http://localhost:${apiPort}`);
  await doctor.goto('/doctor/dashboard/doctor-ananya-krishnan');
  const late = main(doctor)
    .getByRole('listitem')
    .filter({ hasText: arjun.name })
    .filter({ hasText: /10 minutes late, expected at \d/ });
  await expect(main(doctor).getByRole('listitem').filter({ hasText: arjun.name })).not.toHaveCount(
    0,
  );
  await expect(late).toHaveCount(0);

  await test.step('the patient chooses by how much, by keyboard', async () => {
    await patient.bringToFront();
    const ten = main(patient).getByRole('button', { name: /^10 minutes/ });
    await tabTo(patient, ten);
    await patient.keyboard.press('Enter');
    await expect(ten).toHaveAccessibleName('10 minutes (chosen)');
    await expect(ten).toBeFocused();
    await expect(main(patient)).toContainText('Dr. Krishnan can see that you are 10 minutes late.');
  });

  await test.step('the doctor sees when the patient comes', async () => {
    await doctor.bringToFront();
    await expect(late).toBeVisible();
  });

  await test.step('the patient takes it back', async () => {
    await patient.bringToFront();
    await main(patient).getByRole('button', { name: 'Not late' }).press('Enter');
    await expect(main(patient)).toContainText('Running late?');
    await doctor.bringToFront();
    await expect(late).toHaveCount(0);
  });
});

test(
  'a doctor marks that a patient did not come, the patient answers, and the doctor takes the mark back',
  onPostgres,
  async ({ page: doctor, openSecondPage }) => {
    const mark = main(doctor).getByRole('button', { name: 'Did not come (Arjun Rao)' });
    const takeBack = main(doctor).getByRole('button', { name: /^Take back ‘Did not come’/ });
    const diagnosis = main(doctor).getByRole('textbox', { name: 'Diagnosis' });
    await test.step('the mark closes the visit for notes', async () => {
      await logIn(doctor, ananya, `/appointments/${past}/visit`);
      await expect(diagnosis).toBeVisible();
      await tabTo(doctor, mark);
      await doctor.keyboard.press('Enter');
      await expect(takeBack).toBeFocused();
      await expect(diagnosis).toHaveCount(0);
    });

    const patient = await openSecondPage();
    const heading = patient.getByRole('heading', { level: 1 });
    await test.step('the patient reads that nothing follows, and answers', async () => {
      await logIn(patient, arjun, `/appointments/book/confirm?id=${past}`);
      await expect(heading).toHaveText('Marked as missed');
      await expect(main(patient)).toContainText('does not count against you');
      await tabTo(patient, main(patient).getByRole('button', { name: /^I was there/ }));
      await patient.keyboard.press('Enter');
      await expect(main(patient).locator(':focus')).toContainText('You answered: ‘I was there’.');
    });

    await test.step('the doctor sees the answer, and takes the mark back', async () => {
      await doctor.bringToFront();
      await expect(main(doctor)).toContainText('Arjun answered: ‘I was there’.');
      await tabTo(doctor, takeBack);
      await doctor.keyboard.press('Enter');
      await expect(mark).toBeFocused();
      await expect(diagnosis).toBeVisible();
    });

    await test.step('the patient sees a visit like any other again', async () => {
      await patient.bringToFront();
      await expect(heading).toHaveText('Appointment Scheduled');
      await expect(main(patient)).not.toContainText('did not come');
    });
  },
);
