import { expect } from '@playwright/test';
import { accountButton, main, typeCode } from '../support/steps.ts';
import { test } from '../support/test.ts';

const place = { latitude: 12.97, longitude: 77.59 };

test('a patient reads the notice, signs up, withdraws the location and deletes the account', async ({
  page,
  context,
  readCode,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);

  await test.step('the sign-up form shows the notice, and its consent is stored', async () => {
    await page.goto('/signup');
    await main(page).getByRole('radio', { name: 'Patient' }).check();
    await main(page).getByText('By signing up, you agree to how we use your data.').click();
    await expect(main(page).getByText('Your queue bookings and payments')).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Full name' }).fill('Asha Verma');
    await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('9000012345');
    await main(page).getByLabel('Password', { exact: true }).fill('sunflower');
    await main(page).getByRole('checkbox').check();
    await main(page).getByRole('button', { name: 'Get OTP' }).click();
    const stored = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/account/consent') && response.request().method() === 'PUT',
    );
    await typeCode(page, await readCode());
    await main(page).getByRole('button', { name: 'Verify OTP' }).click();
    expect((await stored).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Read and agree' })).toHaveCount(0);
  });

  const useLocation = main(page).getByRole('button', { name: 'Use current location' });
  const location = main(page).getByRole('combobox', { name: 'Location' });
  await test.step('the first use of the location adds it to the consent', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Find a Doctor' }).click();
    await useLocation.click();
    await expect(location).toHaveValue(/Bengaluru/);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
  });

  const data = main(page).getByRole('region', { name: 'Your data' });
  const choice = data.getByRole('checkbox', { name: 'Allow my location in searches' });
  await test.step('the account shows what was agreed to, and withdraws the location', async () => {
    await expect(data.getByText(/notice of .* without your location/)).toBeVisible();
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByText('Your choice is saved', { exact: true })).toBeVisible();
    await expect(choice).not.toBeChecked();
    await page.reload();
    await expect(choice).not.toBeChecked();
    await expect(data.getByText(/notice of .* including your location/)).toBeVisible();
  });

  await test.step('the search no longer uses the location', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Find a Doctor' }).click();
    await useLocation.click();
    await expect(main(page).getByText(/You do not allow your location/)).toBeVisible();
  });

  await test.step('the deletion says what is kept, and for how long', async () => {
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/3 years after your last visit/)).toBeVisible();
    await expect(dialog.getByText(/8 years after the financial year/)).toBeVisible();
    await dialog.getByLabel('Your password').fill('sunflower');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account has been deleted', { exact: true })).toBeVisible();
  });
});
