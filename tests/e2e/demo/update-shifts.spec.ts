import { expect, type Page } from '@playwright/test';
import { composer, tick } from '../support/chat.ts';
import { takeShifts, watchShifts } from '../support/layout-shift.ts';
import { people } from '../support/people.ts';
import { accountButton, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { arjun, gill } = people;

// Not the inbox: it has the latest conversation first, so its rows move.
const pages = ['/', '/hospitals', '/dashboard', '/records'];

const toast = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('link', { name });

for (const width of [390, 1280]) {
  test(`a doctor's reply moves nothing on the patient's page, at ${width} px`, async ({
    page: patient,
    openSecondPage,
  }) => {
    const doctor = await openSecondPage();
    await watchShifts(patient);
    await logIn(patient, arjun);
    await patient.setViewportSize({ width, height: 844 });
    await logIn(doctor, gill);
    await doctor.goto('/messages/patient-arjun-rao');

    for (const path of pages) {
      await test.step(`a message, on ${path}`, async () => {
        await openAtRest(patient, path);
        await composer(doctor).fill(`Please come ${path}.`);
        await composer(doctor).press('Enter');
        await expect(toast(patient, 'New message from Dr. Gill')).toBeVisible();
        await expect(patient.getByRole('banner')).toContainText('1 new update');
        await expect(patient).toHaveTitle(/^\(1\) /);
        expect(await takeShifts(patient)).toEqual([]);
        await patient.goto('/messages/doctor-harpreet-singh-gill');
        await expect(tick(doctor, `Please come ${path}.`, 'Read')).toBeVisible();
      });
    }

    await test.step('an acceptance, on the list of appointments', async () => {
      await doctor.goto('/appointments?status=pending');
      const request = main(doctor).getByRole('listitem').filter({ hasText: arjun.name });
      await expect(request.getByRole('button', { name: /^Accept/ })).toBeVisible();
      await openAtRest(patient, '/appointments');
      await request.getByRole('button', { name: /^Accept/ }).press('Enter');
      await expect(toast(patient, /^Dr\. Gill accepted your visit on /)).toBeVisible();
      const row = main(patient).getByRole('listitem').filter({ hasText: gill.name }).last();
      await expect(row).toContainText('New');
      await expect(row).toContainText('Scheduled');
      expect(await takeShifts(patient)).toEqual([]);
    });
  });
}

/** Until the first list of notices has arrived, a notice counts as seen before, without a toast. */
async function openAtRest(page: Page, path: string): Promise<void> {
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/notices'));
  await page.goto(path);
  await listed;
  await page.bringToFront();
  await expect(accountButton(page).first()).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takeShifts(page);
}
