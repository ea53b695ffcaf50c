import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { accountButton, main, typeCode } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('every invalid field of login and signup has its own message', async ({ page }) => {
  await page.goto('/login');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main(page).getByText('Mobile number is required')).toBeVisible();
  await expect(main(page).getByText('Password is required')).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Mobile number' })).toBeFocused();
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('12345');
  await main(page).getByLabel('Password', { exact: true }).fill('12345');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main(page).getByText('Enter a valid 10-digit mobile number')).toBeVisible();
  await expect(main(page).getByText('Password must be at least 6 characters')).toBeVisible();

  await page.goto('/signup');
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await main(page).getByLabel('Password', { exact: true }).fill('12345');
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  for (const words of [
    'Full Name is required',
    'Mobile number is required',
    'Invalid Password',
    'Role is required',
    'You must agree to the terms and conditions',
  ]) {
    await expect(main(page).getByText(words)).toBeVisible();
  }
});

test('login with a wrong password, an unknown phone number or the wrong role shows a message', async ({
  page,
}) => {
  const tryLogin = async (phone: string, password: string, role: string) => {
    await page.goto('/login');
    await main(page).getByRole('radio', { name: role }).check();
    await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(phone);
    await main(page).getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toBeVisible();
    return alert.innerText();
  };
  const wrongPassword = await tryLogin(people.meera.phone, 'not-this-one', 'Patient');
  expect(await tryLogin('9000000000', 'not-this-one', 'Patient')).toBe(wrongPassword);
  expect(await tryLogin(people.meera.phone, 'demo1234', 'Doctor')).not.toBe(wrongPassword);
});

test('a wrong one-time code shows an error beside its inputs, and the correct code still works', async ({
  page,
  readCode,
}) => {
  await page.goto('/signup');
  await main(page).getByRole('radio', { name: 'Patient' }).check();
  await main(page).getByRole('textbox', { name: 'Full name' }).fill('Asha Verma');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('9000012345');
  await main(page).getByLabel('Password', { exact: true }).fill('sunflower');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/verify-otp');
  await expect(main(page).getByRole('textbox')).toHaveCount(6);

  await main(page).getByRole('button', { name: 'Verify OTP' }).click();
  await expect(main(page).getByText('Enter a valid 6-digit OTP')).toBeVisible();
  const code = await readCode();
  await typeCode(page, code === '000000' ? '111111' : '000000');
  await main(page).getByRole('button', { name: 'Verify OTP' }).click();
  await expect(main(page).getByText('Invalid OTP').first()).toBeVisible();
  await page.reload();
  await typeCode(page, code);
  await main(page).getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('OTP verified successfully')).toBeVisible();
});

test('without a pending signup, the one-time code page redirects to signup', async ({ page }) => {
  await page.goto('/verify-otp');
  await expect(page).toHaveURL('/signup');
});

test('a guest who resets a forgotten password during a booking returns to that booking', async ({
  page,
  readCode,
}) => {
  const booking = '/appointments/book/doctor-ananya-krishnan';
  await page.goto(booking);
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('9000000000');
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  await main(page).getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.arjun.phone);
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  const code = await readCode();
  await typeCode(page, code);
  await main(page)
    .getByLabel(/new password/i)
    .fill('marigold');
  await main(page)
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.arjun.phone);
  await main(page).getByLabel('Password', { exact: true }).fill('marigold');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(booking);
  await expect(accountButton(page)).toContainText('Arjun Rao');
});

test('a guest who signs up during a booking returns to that booking', async ({
  page,
  readCode,
}) => {
  const booking = '/appointments/book/doctor-ananya-krishnan';
  await page.goto(booking);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await main(page)
    .getByRole('link', { name: /sign ?up/i })
    .click();
  await main(page).getByRole('radio', { name: 'Patient' }).check();
  await main(page).getByRole('textbox', { name: 'Full name' }).fill('Asha Verma');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('9000012346');
  await main(page).getByLabel('Password', { exact: true }).fill('sunflower');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL(/\/verify-otp\?redirect=/);
  await page.reload();
  await typeCode(page, await readCode());
  await main(page).getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL(booking);
});
