import { expect, type Page } from '@playwright/test';
import { prepareForAbsence, send, setNetwork } from '../support/chat.ts';
import { people } from '../support/people.ts';
import { accountButton, logIn, main } from '../support/steps.ts';
import { onPostgres, onTheDemoAlone, test } from '../support/test.ts';

const { arjun, gill } = people;
const SECOND = { timeout: 1000 };

const toast = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('link', { name });

/** The number is the same in the header and the title. */
async function expectNew(page: Page, count: number): Promise<void> {
  const updates = count === 1 ? '1 new update' : `${count} new updates`;
  if (count === 0) await expect(accountButton(page)).not.toHaveAccessibleName(/new update/);
  else await expect(accountButton(page)).toHaveAccessibleName(new RegExp(`${updates}$`));
  await expect(page).toHaveTitle(
    count === 0 ? /^CareSetu/ : new RegExp(`^\\(${count}\\) CareSetu`),
  );
}

async function testUpdates(patient: Page, doctor: Page): Promise<void> {
  await prepareForAbsence(patient);
  await logIn(patient, arjun);
  await logIn(doctor, gill);
  await doctor.goto('/messages');

  await test.step('an acceptance is seen on another page within a second', async () => {
    await patient.goto('/hospitals');
    await expect(accountButton(patient)).toBeVisible();
    await expectNew(patient, 0);
    await doctor.goto('/appointments?status=pending');
    const row = main(doctor).getByRole('listitem').filter({ hasText: arjun.name });
    await doctor.bringToFront();
    await row.getByRole('button', { name: /^Accept/ }).click();
    await expect(doctor.getByText('Appointment accepted')).toBeVisible();
    await expect(toast(patient, /^Dr\. Gill accepted your visit on /)).toBeVisible(SECOND);
    await expectNew(patient, 1);
  });

  await test.step('its link leads to the ticket, which counts as seen', async () => {
    await patient.bringToFront();
    await toast(patient, /^Dr\. Gill accepted/).click();
    await expect(patient.getByRole('heading', { name: 'Appointment Scheduled' })).toBeVisible();
    await expectNew(patient, 0);
    await patient.reload();
    await expect(accountButton(patient)).toBeVisible();
    await expectNew(patient, 0);
  });

  await test.step('two replies of a night without network are there, and count once', async () => {
    const listed = patient.waitForResponse((response) => response.url().endsWith('/api/notices'));
    await patient.goto('/hospitals');
    await listed;
    await setNetwork(patient, false);
    await doctor.bringToFront();
    await doctor.goto('/messages/patient-arjun-rao');
    await send(doctor, 'Please bring your last report.');
    await send(doctor, 'And your medicines.');
    await doctor.goto('/appointments?status=scheduled');
    const row = main(doctor).getByRole('listitem').filter({ hasText: arjun.name });
    await row.getByRole('button', { name: /^Cancel appointment/ }).click();
    await doctor.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(doctor.getByText('Appointment cancelled')).toBeVisible();
    await patient.bringToFront();
    await setNetwork(patient, true);
    await expectNew(patient, 2);
    await patient.reload();
    await expectNew(patient, 2);
    await expect(toast(patient, /new updates/)).toBeHidden();
  });

  await test.step('the row is new until the page is left, and reading the messages is enough', async () => {
    await patient.goto('/appointments');
    const row = main(patient).getByRole('listitem').filter({ hasText: gill.name }).first();
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await expectNew(patient, 1);
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await patient.goto('/messages/doctor-harpreet-singh-gill');
    await expect(main(patient).getByText('And your medicines.').last()).toBeVisible();
    await expectNew(patient, 0);
    await patient.goto('/appointments');
    await expect(row).toBeVisible();
    await expect(row.getByText('New', { exact: true })).toBeHidden();
  });
}

test(
  "a doctor's replies reach a patient in another tab of the demo",
  onTheDemoAlone,
  async ({ page, openSecondPage }) => {
    await testUpdates(page, await openSecondPage());
  },
);

test(
  "a doctor's replies reach a patient in another browser",
  onPostgres,
  async ({ page, openSecondPage }) => {
    await testUpdates(page, await openSecondPage());
  },
);
