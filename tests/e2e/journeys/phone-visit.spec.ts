import { expect } from '@playwright/test';
import { openDueSlot } from '../support/due-slot.ts';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main, tabTo } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const OWN = '98100 12345';

test(
  'a patient books a visit by phone, the doctor calls the number, and the patient finds the record',
  onPostgres,
  async ({ page: patient, openSecondPage, backend, apiPort }) => {
    const doctor = await openSecondPage();
    const apiUrl = backend === 'demo' ? '' : `http://localhost:${apiPort}`;
    const date = await openDueSlot(doctor, apiUrl);
    const number = main(patient).getByRole('textbox', { name: 'Number for the call' });
    const confirm = main(patient).getByRole('button', { name: /^Confirm/ });

    let id = '';
    await test.step('the form has the account’s number, and asks again for a foreign one', async () => {
      await logIn(patient, people.arjun, '/appointments/book/doctor-ananya-krishnan');
      await main(patient)
        .getByRole('radio', { name: new RegExp(`, ${Number(date.slice(-2))} `) })
        .check();
      await bookingChoices(patient).freeTimes.first().check();
      await main(patient).getByRole('radio', { name: /Phone/ }).check();
      await expect(number).toHaveValue('98765 43211');
      await expect(main(patient)).toContainText('You pay $35 to Dr. Krishnan directly');
      await expect(main(patient)).not.toContainText('cash');
      await number.fill('+1 415 555 0100');
      await confirm.first().click();
      await expect(main(patient)).toContainText('Enter a valid 10-digit mobile number');
      await expect(number).toBeFocused();
    });

    await test.step('the confirmation and the list say on which number the doctor calls', async () => {
      await number.fill(OWN);
      await tabTo(patient, confirm.first());
      await patient.keyboard.press('Enter');
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
      await expect(main(patient)).toContainText(
        new RegExp(`If Dr\\. Krishnan accepts, they will call you on ${OWN} at `),
      );
      await expect(main(patient)).not.toContainText(/cash|Directions/);
      id = new URL(patient.url()).searchParams.get('id') ?? '';
      await patient.goto('/appointments?status=pending');
      await expect(main(patient)).toContainText(OWN);
    });

    await test.step('the doctor accepts, and prepares the notes without the number', async () => {
      await logIn(doctor, people.ananya, '/appointments?status=pending');
      await doctor.bringToFront();
      await main(doctor)
        .locator(`[id="${id}"]`)
        .getByRole('button', { name: /^Accept/ })
        .press('Enter');
      await expect(doctor.getByText('Appointment accepted')).toBeVisible();
      await doctor.goto('/appointments?status=scheduled');
      await expect(main(doctor).locator(`[id="${id}"]`)).toContainText('Phone');
      await expect(main(doctor)).not.toContainText(OWN);
      await doctor.goto(`/appointments/${id}/visit`);
      await expect(main(doctor).getByRole('button', { name: 'Show number' })).toBeVisible();
      await expect(main(doctor)).not.toContainText(OWN);
      await patient.bringToFront();
      await patient.goto('/records');
      await expect(main(patient)).toContainText(/Dr\. Krishnan read \d+ record/);
      await expect(main(patient)).not.toContainText(/phone number/i);
    });

    await test.step('the doctor shows the number, and calls it', async () => {
      await doctor.bringToFront();
      await main(doctor).getByRole('button', { name: 'Show number' }).press('Enter');
      const call = main(doctor).getByRole('link', { name: `Call ${OWN}` });
      await expect(call).toBeFocused();
      await expect(call).toHaveAttribute('href', 'tel:+919810012345');
    });

    await test.step('neither browser stores the number', async () => {
      for (const page of [patient, doctor]) {
        const stored = await page.evaluate(async () => {
          const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys())
              texts.push((await (await cache.match(request))?.text()) ?? '');
          }
          return texts;
        });
        expect(stored.filter((text) => text.replaceAll(' ', '').includes('9810012345'))).toEqual(
          [],
        );
      }
    });

    await test.step('one tap tells the patient that the doctor could not reach them', async () => {
      await main(doctor)
        .getByRole('button', { name: 'Could not reach the patient' })
        .press('Enter');
      await expect(main(doctor)).toContainText('Your message was sent.');
      await patient.bringToFront();
      await patient.goto('/messages/doctor-ananya-krishnan');
      await expect(main(patient)).toContainText(/I called you at .+ and could not reach you/);
    });

    await test.step('the doctor completes the visit, and the number is gone', async () => {
      await doctor.bringToFront();
      await main(doctor).getByRole('textbox', { name: 'Diagnosis' }).fill('Tension headache');
      await main(doctor).getByRole('button', { name: 'Complete visit' }).click();
      await expect(main(doctor)).toContainText('Arjun Rao can now read this record under Records.');
      await expect(main(doctor)).not.toContainText(OWN);
    });

    await test.step('the patient finds the record, and who has read the number', async () => {
      await patient.bringToFront();
      await patient.goto('/records');
      await expect(main(patient).getByRole('link', { name: 'Tension headache' })).toBeVisible();
      await expect(main(patient)).toContainText(/phone number/i);
    });
  },
);
