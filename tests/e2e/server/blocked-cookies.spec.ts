import { expect } from '@playwright/test';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('with cookies blocked, the login page says so and its form is off', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/login');
  await expect(main(page).getByRole('alert')).toHaveText(
    /^Your browser blocks cookies for this site/,
  );
  await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
});
