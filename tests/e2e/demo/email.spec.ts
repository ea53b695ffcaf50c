import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const ADDRESS = 'meera.nair@example.com';

test('a patient confirms an e-mail address, gets a cancellation for the calendar, and stops such e-mails', async ({
  page,
}) => {
  await logIn(page, people.meera, '/user');
  const section = main(page).getByRole('region', { name: 'E-mail' });
  const mailbox = page.getByRole('region', { name: 'Demo mailbox' });

  await section.getByRole('button', { name: 'Add an e-mail address' }).click();
  const form = page.getByRole('dialog', { name: 'Your e-mail address' });
  await form.getByLabel('E-mail address').fill(ADDRESS);
  await form.getByLabel('Your password', { exact: true }).fill('demo1234');
  await form.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await expect(code).toContainText(ADDRESS);
  await code.getByRole('button', { name: 'Fill in the code' }).click();
  await code.getByRole('button', { name: 'Confirm' }).click();
  await expect(section).toContainText(ADDRESS);
  await expect(section).toContainText('Confirmed on');
  const notices = main(page).getByRole('region', { name: 'Notices' });
  const visits = notices.getByRole('group', { name: 'Visits' });
  await expect(visits.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();

  await page.goto('/appointments#appointment-007');
  const row = main(page).locator('#appointment-007');
  await row.getByRole('button', { name: /^Cancel appointment/ }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(row.getByRole('link', { name: /^Update calendar/ })).toBeVisible();

  await page.goto('/user');
  const mail = mailbox.getByRole('listitem').first();
  await expect(mail).toContainText('A cancelled visit for your calendar');
  await expect(mail).toContainText('Removes the visit from a calendar');
  await mail.getByRole('button', { name: 'Stop e-mails of this kind' }).click();
  await expect(async () => {
    await page.reload();
    await expect(visits.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
  }).toPass();
});
