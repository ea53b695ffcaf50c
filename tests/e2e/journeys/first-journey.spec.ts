import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { accountButton, bookingChoices, logIn, main, typeCode } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

test(
  'a new patient signs up, books a visit that the doctor accepts, and cancels the visit',
  onPostgres,
  async ({ page, openSecondPage, readCode }) => {
    await test.step('the patient signs up with the one-time code', async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Signup' }).click();
      await main(page).getByRole('radio', { name: 'Patient' }).check();
      await main(page).getByRole('textbox', { name: 'Full name' }).fill('Asha Verma');
      await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('+91 90000 12345');
      await main(page).getByLabel('Password', { exact: true }).fill('sunflower');
      await main(page).getByRole('checkbox').check();
      await main(page).getByRole('button', { name: 'Get OTP' }).click();
      await expect(page).toHaveURL('/verify-otp');
      await typeCode(page, await readCode());
      await main(page).getByRole('button', { name: 'Verify OTP' }).click();
      await expect(page).toHaveURL('/');
      await expect(accountButton(page)).toContainText('Asha Verma');
    });

    await test.step('the patient finds a cardiologist in Bengaluru', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Find a Doctor' }).click();
      await main(page).getByRole('combobox', { name: 'Location' }).fill('Beng');
      await page.getByRole('option', { name: 'Bengaluru, Karnataka' }).click();
      await main(page)
        .getByRole('combobox', { name: /Doctor/ })
        .fill('cardio');
      await main(page).getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?query=cardio&location=Bengaluru/);
      await expect(
        main(page).getByRole('link', { name: 'Dr. Suresh Kamath', exact: true }),
      ).toBeVisible();
      await main(page).getByRole('combobox', { name: 'Patient Stories' }).click();
      await page.getByRole('option', { name: '60+' }).click();
      await expect(page).toHaveURL(/stories=60/);
      await expect(
        main(page).getByRole('link', { name: 'Dr. Suresh Kamath', exact: true }),
      ).toHaveCount(0);
      await main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Ananya Krishnan');
    });

    const { dates, freeTimes } = bookingChoices(page);
    let slot = '';
    await test.step('the patient books a free slot', async () => {
      await main(page).getByRole('link', { name: 'Book Appointment' }).click();
      await dates.nth(1).check();
      slot = (await freeTimes.first().getAttribute('aria-label')) ?? '';
      await freeTimes.first().check();
      await main(page)
        .getByRole('textbox', { name: /notes/i })
        .fill('Chest feels tight on stairs.');
      await main(page)
        .getByRole('button', { name: /^Confirm/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
      await main(page).getByRole('link', { name: 'View appointments' }).click();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' }),
      ).toContainText('Pending');
    });

    await test.step("the doctor accepts, and the patient's page updates", async () => {
      const doctor = await openSecondPage();
      await logIn(doctor, people.ananya, '/appointments');
      await main(doctor)
        .getByRole('listitem')
        .filter({ hasText: 'Asha Verma' })
        .getByRole('button', { name: /Accept/ })
        .click();
      await page.bringToFront();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' }),
      ).toContainText('Scheduled');
      await doctor.close();
    });

    await test.step('the patient cancels, and the slot is free again', async () => {
      await main(page)
        .getByRole('button', { name: /Cancel appointment/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('I feel better.');
      await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' }),
      ).toContainText('Cancelled');
      await main(page)
        .getByRole('link', { name: /Book again/ })
        .click();
      await dates.nth(1).check();
      await expect(main(page).getByRole('radio', { name: slot })).toBeEnabled();
    });
  },
);
