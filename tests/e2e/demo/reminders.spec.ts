import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test.use({ setsClock: true, viewport: { width: 390, height: 800 } });

test.beforeEach(async ({ context }) => {
  // A Tuesday, 17:50 in India.
  await context.clock.install({ time: '2026-11-24T12:20:00Z' });
});

test('a patient is reminded once in the app and by SMS, and no more by SMS after turning it off', async ({
  page,
}) => {
  await page.goto('/demo#scenario=day-before');
  const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
  const next = () => scenario.getByRole('button', { name: 'Next' }).click();
  const phone = page.getByRole('region', { name: 'Demo phone' });
  const texts = phone.getByRole('listitem');
  await next();
  await expect(phone).toBeVisible();
  await expect(texts).toHaveCount(0);
  await next();
  await expect(scenario).toContainText('Step 3 of 4');
  await expect(texts).toHaveText([/Dr\. Ananya Krishnan is tomorrow, Wed 25 Nov, 1\d:\d0 [ap]m/]);
  await next();
  await expect(scenario).toContainText('Step 4 of 4');
  await expect(texts).toHaveText([/begins at 1\d:\d0 [ap]m/, /is tomorrow/]);
  await page.reload();
  await expect(texts).toHaveCount(2);
  await next();
  const group = page.getByRole('group', { name: 'Reminders' });
  await expect(group.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  await page.reload();
  await expect(group.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  await expect(group.getByRole('checkbox', { name: 'In the app' })).toBeChecked();
});
