import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, logOut, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ setsClock: true, viewport: { width: 390, height: 800 } });

test.beforeEach(async ({ context }) => {
  // A Tuesday, 17:50 in India.
  await context.clock.install({ time: '2026-11-24T12:20:00Z' });
});

test('a patient replies STOP to an SMS, gets the next reminder in the app only, still gets codes, and ends the stop in the account', async ({
  page,
  readCode,
}) => {
  await page.goto('/demo#scenario=day-before');
  const scenario = page.getByRole('region', { name: 'Scenario', exact: true });
  const next = () => scenario.getByRole('button', { name: 'Next' }).click();
  const notices = main(page).getByRole('region', { name: 'Notices' });
  const phone = page.getByRole('region', { name: 'Demo phone' });
  const texts = phone.getByRole('listitem');
  await next();
  await expect(phone).toBeVisible();
  await next();
  await expect(scenario).toContainText('Step 3 of 4');
  await expect(texts).toHaveText([/is tomorrow/]);

  await phone.getByRole('button', { name: 'Reply STOP' }).press('Enter');
  await expect(texts).toHaveText([/your reply from \+91 98765 43210\s*STOP/, /is tomorrow/]);
  await expect(phone).toBeFocused();
  const stopped = notices.getByText(
    'A reply from your number stopped updates by SMS on 24 Nov 2026. Codes still come by SMS.',
  );
  await expect(stopped).toBeVisible();

  await next();
  await expect(scenario).toContainText('Step 4 of 4');
  await expect(page.getByText(/Your visit with .+ begins at/)).toBeVisible();
  await page.reload();
  await expect(stopped).toBeVisible();
  await expect(texts).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOut(page);
  await page.goto('/forgot-password');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByRole('textbox', { name: 'Mobile number' }).press('Enter');
  expect(await readCode()).toMatch(/^\d{6}$/);

  await logIn(page, people.meera, '/user');
  await notices.getByRole('button', { name: 'Send SMS again' }).click();
  await expect(stopped).toBeHidden();
  await expect(phone.getByText('STOP', { exact: true })).toBeVisible();
});
