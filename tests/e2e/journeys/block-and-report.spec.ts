import { expect, type Page } from '@playwright/test';
import {
  composer,
  message,
  openConversation,
  prepareForAbsence,
  send,
  setNetwork,
  tick,
} from '../support/chat.ts';
import { people } from '../support/people.ts';
import { main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

const { meera, ananya } = people;

async function choose(page: Page, item: RegExp): Promise<void> {
  await page.bringToFront();
  await main(page).getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a patient reports and blocks a doctor, whose messages are refused until the patient unblocks', async ({
  page: patient,
  openSecondPage,
  backend,
}) => {
  await openConversation(patient, meera, ananya);
  const doctor = await openSecondPage();
  await prepareForAbsence(doctor);
  await openConversation(doctor, ananya, meera);
  await send(doctor, 'Take twice the dose.');
  await expect(message(patient, 'Take twice the dose.')).toBeVisible();

  await test.step('the patient reports the message', async () => {
    await choose(patient, /^Report/);
    const dialog = patient.getByRole('dialog', { name: 'Report Dr. Ananya Krishnan' });
    await dialog.getByRole('radio', { name: /unsafe/ }).check();
    await dialog.getByRole('radio', { name: 'Take twice the dose.' }).check();
    await dialog.getByRole('textbox').fill('My last doctor prescribed half of it.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const sent = patient.getByRole('dialog', { name: 'Report sent' });
    await expect(sent).toContainText('reads your report');
    if (backend === 'demo') {
      await sent.getByRole('button', { name: 'Close' }).click();
      await patient.getByRole('button', { name: /^Reports \(1\)/ }).click();
      await expect(patient.getByRole('list', { name: 'Reports' })).toContainText(
        'unsafe-adviceMy last doctor prescribed half of it.‘Take twice the dose.’',
      );
      await patient.keyboard.press('Escape');
      await choose(patient, /^Block/);
    } else await sent.getByRole('button', { name: 'Block Dr. Ananya Krishnan' }).click();
  });

  await test.step('the doctor writes offline, and the patient blocks the doctor', async () => {
    await setNetwork(doctor, false);
    await send(doctor, 'Written offline');
    await patient.bringToFront();
    const dialog = patient.getByRole('dialog', { name: 'Block Dr. Ananya Krishnan?' });
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(main(patient).getByText('You have blocked Dr. Ananya Krishnan.')).toBeVisible();
    await expect(composer(patient)).toBeHidden();
  });

  await test.step('the doctor’s messages are refused, like messages to anyone else', async () => {
    await doctor.bringToFront();
    await setNetwork(doctor, true);
    await expect(tick(doctor, 'Written offline', 'Failed')).toBeVisible();
    await expect(doctor.getByText('You cannot send messages to this person.')).toBeVisible();
    await doctor.reload();
    await expect(message(doctor, 'Written offline')).toBeVisible();
    await expect(composer(doctor)).toBeEnabled();
    await expect(doctor.getByText(/blocked/i)).toHaveCount(0);
    await expect(message(patient, 'Written offline')).toHaveCount(0);
  });

  await test.step('the patient unblocks the doctor', async () => {
    await patient.bringToFront();
    await main(patient).getByRole('button', { name: 'Unblock' }).click();
    await expect(composer(patient)).toBeVisible();
    await doctor.bringToFront();
    await message(doctor, 'Written offline').getByRole('button', { name: 'Retry' }).click();
    await expect(message(patient, 'Written offline')).toBeVisible();
  });
});

test(
  'a doctor blocks a patient, who keeps the booked visits',
  inSoakOnly,
  async ({ page: doctor, openSecondPage }) => {
    await openConversation(doctor, ananya, meera);
    await choose(doctor, /^Block/);
    const dialog = doctor.getByRole('dialog', { name: 'Block Meera Nair?' });
    await expect(dialog).toContainText('Booked visits stay.');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(main(doctor).getByRole('button', { name: 'Unblock' })).toBeVisible();

    const patient = await openSecondPage();
    await openConversation(patient, meera, ananya);
    await patient.bringToFront();
    await composer(patient).fill('Are you there?');
    await composer(patient).press('Enter');
    await expect(tick(patient, 'Are you there?', 'Failed')).toBeVisible();
    await patient.goto('/appointments');
    await expect(
      main(patient).getByRole('listitem').filter({ hasText: ananya.name }).first(),
    ).toBeVisible();
  },
);
