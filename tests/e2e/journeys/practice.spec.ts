import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const address = '14, 3rd Cross, Malleswaram, Bengaluru';

test('a booking keeps the place and the fee that the patient saw, after the doctor has moved', async ({
  page: patient,
  openSecondPage,
}) => {
  await logIn(patient, people.meera);
  const doctor = await openSecondPage();
  await logIn(doctor, people.ananya);
  const practice = main(doctor).getByRole('region', { name: 'Your practice' });
  const confirm = main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .first();

  await test.step('a patient has chosen a clinic visit', async () => {
    await patient.bringToFront();
    await patient.goto('/appointments/book/doctor-ananya-krishnan');
    const { dates, freeTimes } = bookingChoices(patient);
    await dates.nth(3).check();
    await freeTimes.first().check();
    await expect(main(patient).getByText(/^In-person visits are at Vasanth/)).toBeVisible();
    await main(patient).getByRole('textbox', { name: /notes/i }).fill('Chest feels tight.');
  });

  await test.step('the doctor moves to an own address and sets a fee', async () => {
    await doctor.bringToFront();
    await doctor.goto('/user');
    await practice.getByRole('radio', { name: 'At another address' }).check();
    await practice.getByRole('textbox', { name: 'Street and number' }).fill('14, 3rd Cross');
    await practice.getByRole('textbox', { name: 'Area' }).fill('Malleswaram');
    await practice.getByRole('textbox', { name: 'City' }).fill('Bengaluru');
    await practice.getByRole('textbox', { name: 'State' }).fill('Karnataka');
    const fee = practice.getByRole('textbox', { name: 'In-person' });
    await fee.fill('0');
    await fee.press('Enter');
    await expect(fee).toHaveAccessibleDescription(/A fee is at least ₹1/);
    await fee.fill('600');
    await fee.press('Enter');
    await expect(doctor.getByText('Practice saved')).toBeVisible();
  });

  await test.step('the patient sees the new place and price before the booking', async () => {
    await patient.bringToFront();
    await confirm.click();
    // The page may have loaded the change before.
    const refused = main(patient).getByRole('alert').first();
    const booked = patient.getByRole('heading', { level: 1, name: 'Appointment Pending' });
    await expect(refused.or(booked)).toBeVisible();
    if (await refused.isVisible()) {
      await expect(refused).toContainText('has changed the place or the price');
      await expect(main(patient).getByText(`In-person visits are at ${address}.`)).toBeVisible();
      await expect(main(patient).getByRole('textbox', { name: /notes/i })).toHaveValue(
        'Chest feels tight.',
      );
      await confirm.click();
    }
    await expect(booked).toBeVisible();
    await expect(main(patient)).toContainText(address);
    await expect(main(patient)).toContainText('₹600');
  });

  await test.step('the doctor stops seeing patients there, and learns who is booked', async () => {
    await doctor.bringToFront();
    await practice.getByRole('radio', { name: 'By video and phone only' }).check();
    await expect(practice.getByText(/booked at your present place/)).toBeVisible();
    await practice.getByRole('button', { name: 'Save practice' }).click();
    await expect(practice.getByText('Not saved yet')).toBeHidden();
  });

  await test.step('the visit stays, and no other clinic visit is offered', async () => {
    await patient.bringToFront();
    await patient.reload();
    await expect(main(patient)).toContainText(address);
    await expect(main(patient)).toContainText('₹600');
    await patient.goto('/appointments/book/doctor-ananya-krishnan');
    await expect(main(patient).getByRole('radio', { name: 'Video' })).toBeChecked();
    await expect(main(patient).getByRole('radio', { name: 'In-person' })).toHaveCount(0);
    await expect(
      main(patient).getByText('Dr. Krishnan does not offer clinic visits.'),
    ).toBeVisible();
  });
});
