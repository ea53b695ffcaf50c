import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { currentMs } from '../../../src/domain/time/clock.ts';
import { expectFocusInView } from '../support/focus-view.ts';
import { DEMO_PASSWORD, people, type Person } from '../support/people.ts';
import { accountButton, logIn, logOut, main } from '../support/steps.ts';
import { onTheDemoAlone, test } from '../support/test.ts';

test.use({ setsClock: true });

const STEP_MS = 30_000;
/** Enough to type a code and send it on a slow machine. */
const TYPING_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
const visit = '/appointments/appointment-086/visit';

function authenticator(key: string): (steps: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return (steps) => totp.generate({ timestamp: currentMs() + steps * STEP_MS });
}

async function typeDigits(page: Page, code: string, group: Page | Locator = page): Promise<void> {
  await group.getByRole('textbox', { name: 'Digit 1 of 6' }).click();
  await page.keyboard.type(code);
}

interface SmsFixtures {
  backend: string;
  readCode: () => Promise<string>;
}

/** Uses the code of the previous step, so that later ones are still unused. */
async function turnOn(page: Page, { backend, readCode }: SmsFixtures) {
  await page.goto('/user');
  const section = main(page).getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const asking = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await asking.getByLabel('Your password').fill(DEMO_PASSWORD);
  await asking.getByRole('button', { name: 'Continue' }).click();
  const connecting = page.getByRole('dialog', { name: 'Connect your authenticator app' });
  await expect(connecting.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await connecting.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const codeAt = authenticator(key);
  const group = (name: string) => connecting.getByRole('group', { name });
  if (backend === 'demo') {
    await connecting.getByRole('button', { name: 'Fill in the SMS code' }).click();
  } else await typeDigits(page, await readCode(), group('Code from the SMS'));
  // The code of the step before holds until this step ends.
  await expect
    .poll(() => STEP_MS - (currentMs() % STEP_MS), { timeout: STEP_MS })
    .toBeGreaterThan(TYPING_MS);
  await typeDigits(page, codeAt(-1), group('Code from your authenticator app'));
  await connecting.getByRole('button', { name: 'Turn on' }).click();
  const saving = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await saving.getByRole('listitem').allInnerTexts();
  await saving.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();
  return { codeAt, recoveryCodes };
}

async function enterPassword(page: Page, { role, phone }: Person): Promise<void> {
  await page.goto('/login');
  await main(page).getByRole('radio', { name: role }).check();
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused();
  await expectFocusInView(page, 'the code step opens');
}

test('a patient turns on two-step sign-in and logs in with a code, then with a recovery code', async ({
  page,
  backend,
  readCode,
}) => {
  await logIn(page, people.meera);
  const { codeAt, recoveryCodes } = await turnOn(page, { backend, readCode });
  const login = main(page).getByRole('button', { name: 'Login', exact: true });

  await test.step('a wrong code is refused, and the right one works', async () => {
    await logOut(page);
    await enterPassword(page, people.meera);
    await typeDigits(page, '000000');
    await login.click();
    await expect(main(page)).toContainText('This code is incorrect or was used before.');
    await typeDigits(page, codeAt(0));
    await login.click();
    await expect(accountButton(page)).toContainText('Meera');
  });

  await test.step('a recovery code works once', async () => {
    await logOut(page);
    await enterPassword(page, people.meera);
    await main(page).getByRole('button', { name: 'Use a recovery code' }).click();
    await main(page)
      .getByRole('textbox', { name: /Recovery code/ })
      .fill(recoveryCodes[0] ?? '');
    await login.click();
    await expect(accountButton(page)).toContainText('Meera');
    await page.goto('/user');
    await expect(main(page)).toContainText('9 recovery codes left');
  });

  await test.step('it is turned off with the password and a code', async () => {
    const section = main(page).getByRole('region', { name: 'Two-step sign-in' });
    await section.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await typeDigits(page, codeAt(1));
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(section.getByText(/^It is off/)).toBeVisible();
    await logOut(page);
    await logIn(page, people.meera);
  });
});

test('a user sees another device and logs it out', async ({ page, openSecondPage }) => {
  await logIn(page, people.meera);
  const other = await openSecondPage();
  await logIn(other, people.meera);
  await page.bringToFront();
  await page.goto('/user');
  const section = main(page).getByRole('region', { name: 'Devices', exact: true });
  const devices = section.getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText(/Chrome on \w+/);
  await section
    .getByRole('button', { name: /^Log out Chrome/ })
    .first()
    .click();
  await expect(page.getByText('Device logged out', { exact: true })).toBeVisible();
  await other.bringToFront();
  await other.goto('/user');
  await expect(other).toHaveURL(/\/login/);
  await page.bringToFront();
  await page.reload();
  await expect(section.getByText('This device')).toBeVisible();
});

test('a user removes a known device', async ({ page }) => {
  await logIn(page, people.meera);
  await page.goto('/user');
  const section = main(page).getByRole('region', { name: 'Known devices' });
  const devices = section.getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  await devices
    .first()
    .getByRole('button', { name: /^Remove Chrome/ })
    .click();
  await expect(page.getByText('Known device removed', { exact: true })).toBeVisible();
  await expect(section.getByText('This device')).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Known devices' })).toBeVisible();
  await expect(section.getByText('This device')).toHaveCount(0);
});

test(
  "after 12 hours, a doctor needs a code of the demo's authenticator to read records",
  onTheDemoAlone,
  async ({ page, backend, readCode }) => {
    await logIn(page, people.ananya, '/doctor/dashboard/doctor-ananya-krishnan');
    await expect(main(page).getByRole('link', { name: 'Turn it on' })).toBeVisible();
    await turnOn(page, { backend, readCode });
    await page.goto(visit);
    const history = main(page).getByRole('region', { name: 'Medical history' });
    await expect(history.locator('summary').first()).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Diagnosis' }).fill('Stable angina');

    await page.clock.setSystemTime(currentMs() + 12 * HOUR_MS + STEP_MS);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Enter a code to open medical records' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Diagnosis' })).toHaveValue(
      'Stable angina',
    );
    await history.getByRole('button', { name: 'Enter a code' }).click();
    await dialog.getByRole('button', { name: 'Fill in the code' }).click();
    await dialog.getByRole('button', { name: 'Open records' }).click();
    await expect(dialog).toBeHidden();
    await expect(history.locator('summary').first()).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Diagnosis' })).toHaveValue(
      'Stable angina',
    );
  },
);

test('focus returns to the button when the second step of turning on is cancelled', async ({
  page,
}) => {
  await logIn(page, people.meera, '/user');
  const opener = main(page).getByRole('button', { name: 'Turn on two-step sign-in' });
  await opener.click();
  const asking = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await asking.getByLabel('Your password').fill(DEMO_PASSWORD);
  await asking.getByRole('button', { name: 'Continue' }).click();
  const connecting = page.getByRole('dialog', { name: 'Connect your authenticator app' });
  await expect(connecting.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
