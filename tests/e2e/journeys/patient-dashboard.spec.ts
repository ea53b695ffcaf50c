import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { meera, ananya } = people;
const dashboard = '/patient/dashboard/patient-meera-nair';

test('a patient sees upcoming visits and doctors, and reads a record', async ({ page }) => {
  await logIn(page, meera);
  await page.getByRole('banner').getByRole('link', { name: 'Patient dashboard' }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Meera');
  const part = (name: string) => main(page).getByRole('region', { name });
  await expect(part('Your next visit')).toContainText('Dr. Ananya Krishnan');
  await expect(part('Upcoming appointments').getByRole('listitem')).toHaveCount(3);
  await expect(part('Medical records').getByRole('listitem')).toHaveCount(3);
  await expect(part('Your Doctors').getByRole('link', { name: /^Book again/ })).toHaveCount(3);
  await expect(part('Health summary').getByRole('img')).toHaveCount(4);
  await expect(part('Messages').getByText('1 unread', { exact: true })).toBeVisible();

  await part('Medical records').getByRole('link', { name: 'See all medical records' }).click();
  await expect(page).toHaveURL('/records');
  await expect.poll(() => main(page).getByRole('listitem').count()).toBeGreaterThan(4);
  await main(page).getByRole('link', { name: 'Annual heart check-up' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annual heart check-up');
  await expect(main(page).getByText(/^\d+\/\d+ mmHg$/)).toBeVisible();
});

test('an accepted visit appears on the dashboard without a reload', async ({
  page: patient,
  openSecondPage,
}) => {
  await logIn(patient, meera, '/appointments/book/doctor-ananya-krishnan');
  const { dates, freeTimes } = bookingChoices(patient);
  await dates.nth(1).check();
  await freeTimes.first().check();
  await main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(patient).toHaveURL(/\/appointments\/book\/confirm/);
  await patient.goto(dashboard);
  const count = main(patient).getByText(/You have \d+ upcoming visits?/);
  const before = Number(/\d+ upcoming/.exec(await count.innerText())?.[0].split(' ')[0]);

  const doctor = await openSecondPage();
  await logIn(doctor, ananya, '/appointments?status=pending');
  await main(doctor)
    .getByRole('listitem')
    .filter({ hasText: meera.name })
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await patient.bringToFront();
  await expect(main(patient).getByText(`You have ${before + 1} upcoming visits`)).toBeVisible();
});

test("a patient cannot see another user's records or dashboard", async ({ page }) => {
  await logIn(page, people.arjun, dashboard);
  await expect(page).toHaveURL('/patient/dashboard/patient-arjun-rao');
  await page.goto('/records');
  await expect(main(page).getByRole('link', { name: 'Annual heart check-up' })).toHaveCount(0);
});
