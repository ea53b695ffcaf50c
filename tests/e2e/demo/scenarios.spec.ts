import { expect, type Page } from '@playwright/test';
import { scenarioNames, scenarios } from '../../../demo/scenarios/all-scenarios.ts';
import { accountButton, main, typeCode } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';
import { areDemoFilesCached, isShellCached } from '../support/worker.ts';

test.use({ setsClock: true });

const strip = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const scenario = (page: Page) => page.getByRole('region', { name: 'Scenario', exact: true });
const clock = (page: Page) => strip(page).getByRole('button', { name: /^Clock/ });

const openDrawer = (page: Page) => strip(page).getByRole('button', { name: 'Scenario' }).click();

async function openField(page: Page) {
  await openDrawer(page);
  return strip(page).getByLabel(/^Open a saved file/);
}

async function save(page: Page): Promise<string> {
  await openDrawer(page);
  const downloads = page.waitForEvent('download');
  await strip(page).getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await downloads).path();
  await page.keyboard.press('Escape');
  return file;
}

async function reset(page: Page): Promise<void> {
  await strip(page).getByRole('button', { name: 'Reset demo' }).click();
  await strip(page).getByRole('button', { name: 'Yes, reset' }).click();
  await expect(page).toHaveURL('/');
}

test.beforeEach(async ({ context }) => {
  // A Tuesday, 20:00 in India.
  await context.clock.install({ time: '2026-11-24T14:30:00Z' });
});

/** In the soak, Storybook's flows also play them at a desktop's width. */
const widths = process.env.SOAK ? [390, 1280] : [390];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const name of scenarioNames) {
      test(`the scenario ‘${name}’ goes to its end`, async ({ page }) => {
        const { title, steps } = scenarios[name];
        await page.goto(`/demo#scenario=${name}`);
        for (const [index, { say }] of steps.entries()) {
          await test.step(say, async () => {
            await expect(scenario(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
            await expect(scenario(page).getByRole('status')).toHaveText(say);
            await scenario(page).getByRole('button', { name: 'Next' }).click();
          });
        }
        await expect(scenario(page)).toContainText(`${title} · The end`);
        if (name === 'first-visit') {
          await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
            'Appointment Scheduled',
          );
        }
        await expect(scenario(page).getByRole('status')).toBeFocused();
        await expect(strip(page).getByRole('alert')).toHaveCount(0);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled).toBeLessThanOrEqual(width);
      });
    }
  });
}

test('a scenario can be moved on by keyboard, goes on after a reload, and can be read back', async ({
  page,
}) => {
  await page.goto('/about-us');
  await strip(page).getByRole('button', { name: 'Scenario' }).press('Enter');
  await strip(page)
    .getByRole('button', { name: /^First visit/ })
    .press('Enter');
  const next = scenario(page).getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(scenario(page)).toContainText('Step 2 of 7');
  await expect(next).toBeFocused();
  await page.reload();
  await expect(scenario(page)).toContainText('Step 2 of 7');
  await scenario(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(scenario(page)).toContainText('Nothing in the demo is undone.');
  await expect(page).toHaveURL(/\/search/);
  await next.press('Enter');
  await expect(scenario(page)).toContainText('Step 2 of 7');
});

test('steps that the presenter does by hand are not done again', async ({ page }) => {
  await page.goto('/demo#scenario=first-visit');
  const next = scenario(page).getByRole('button', { name: 'Next' });
  await next.click();
  await expect(scenario(page)).toContainText('Step 2 of 7');
  await main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^Book Appointment/ })
    .first()
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Login');
  const address = page.url();
  await next.click();
  await expect(scenario(page)).toContainText('Step 4 of 7');
  expect(page.url()).toBe(address);
  await scenario(page).getByRole('button', { name: 'End the scenario' }).click();
  await expect(scenario(page)).toHaveCount(0);
  await expect(strip(page).getByRole('button', { name: 'Scenario' })).toBeFocused();
});

for (const width of widths) {
  test(`at ${width} px, the drawers of the strip are above the scenario`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo#scenario=slot-taken');
    await expect(scenario(page)).toBeVisible();
    for (const name of ['Scenario', 'Network', 'Accounts']) {
      await strip(page).getByRole('button', { name }).first().click();
      const control = strip(page)
        .locator('[id]:not([hidden]) > *')
        .locator('button, select, input, a')
        .first();
      await control.click({ trial: true });
      await page.keyboard.press('Escape');
    }
  });
}

test('a step that fails says so, and can be skipped', inSoakOnly, async ({ page }) => {
  await page.goto('/demo#scenario=slot-taken&to=/about-us');
  await scenario(page).getByRole('button', { name: 'Next' }).click();
  await expect(scenario(page).getByRole('alert')).toContainText(
    'This step did not work on this page.',
  );
  await scenario(page).getByRole('button', { name: 'Skip' }).click();
  await expect(scenario(page)).toContainText('Step 2 of 4');
});

test('a link with a time begins there with fresh data, in all tabs', async ({
  page,
  openSecondPage,
}) => {
  await page.goto('/about-us');
  const other = await openSecondPage();
  await other.goto('/about-us');
  await expect(clock(other)).toHaveAccessibleName('Clock');
  await page.bringToFront();
  // Earlier than the device's time.
  await page.goto('/demo#at=2026-11-20T09:10&as=patient-meera-nair&to=/appointments');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  await expect(clock(page)).toHaveAccessibleName('Clock: Fri 20 Nov, 9:10 am');
  await expect(page.getByText('Login Successful')).toHaveCount(0);
  await expect(strip(page)).not.toContainText('earlier day');
  await expect(other).toHaveURL('/');
  await expect(clock(other)).toHaveAccessibleName('Clock: Fri 20 Nov, 9:10 am');
});

test('on a phone, all choices of a reset are in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo#scenario=first-visit');
  await strip(page).getByRole('button', { name: 'Reset demo' }).click();
  const choices = strip(page)
    .getByRole('group', { name: /^Reset the demo/ })
    .getByRole('button');
  await expect(choices).toHaveCount(4);
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
});

test('a reset can keep the person and the page', async ({ page }) => {
  await page.goto('/demo#at=2026-11-30T09:10&as=patient-meera-nair&to=/records');
  await expect(clock(page)).toHaveAccessibleName(/30 Nov/);
  await strip(page).getByRole('button', { name: 'Reset demo' }).click();
  await strip(page).getByRole('button', { name: 'Reset and stay here' }).click();
  await expect(clock(page)).toHaveAccessibleName('Clock');
  await expect(page).toHaveURL('/records');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ savesData: false });

  test('a scenario goes on without a network, on pages that were not open before', async ({
    page,
    context,
  }) => {
    await page.goto('/demo#scenario=first-visit');
    await expect(scenario(page)).toContainText('Step 1 of 7');
    await isShellCached(page);
    await areDemoFilesCached(page);
    await context.setOffline(true);
    await page.reload();
    for (const place of [2, 3, 4, 5, 6, 7]) {
      await scenario(page).getByRole('button', { name: 'Next' }).click();
      await expect(scenario(page)).toContainText(`Step ${place} of 7`);
    }
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  });
});

test('a saved demo opens as it was, also after a reset', async ({ page }) => {
  await page.goto('/demo#scenario=fully-booked');
  const next = scenario(page).getByRole('button', { name: 'Next' });
  for (const step of [2, 3]) {
    await next.click();
    await expect(scenario(page)).toContainText(`Step ${step} of 5`);
  }
  const file = await save(page);
  await reset(page);
  await expect(clock(page)).toHaveAccessibleName('Clock');

  const field = await openField(page);
  await field.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"other"}'),
  });
  await expect(strip(page).getByText(/it is not a saved demo. The demo stays/)).toBeVisible();
  await field.setInputFiles(file);
  await expect(page).toHaveURL(/\/appointments\/book\/doctor-ananya-krishnan$/);
  await expect(clock(page)).toHaveAccessibleName(/^Clock: Tue 24 Nov, 8:1\d am/);
  await expect(scenario(page)).toContainText('Step 3 of 5');
  await next.click();
  await expect(scenario(page)).toContainText('Step 4 of 5');
});

test(
  'a saved demo opens with its account, whose password was changed',
  inSoakOnly,
  async ({ page }) => {
    await page.goto('/demo#scenario=used-from-abroad');
    for (const step of ['Step 2 of 3', 'Step 3 of 3', 'The end']) {
      await scenario(page).getByRole('button', { name: 'Next' }).click();
      await expect(scenario(page)).toContainText(step);
    }
    const file = await save(page);
    await reset(page);
    await (await openField(page)).setInputFiles(file);
    await expect(page).toHaveURL('/user');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(accountButton(page)).toContainText('Meera Nair');
    await expect(strip(page).getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a saved demo opens with an account that was signed up in it',
  inSoakOnly,
  async ({ page, readCode }) => {
    await page.goto('/signup');
    await main(page).getByRole('radio', { name: 'Patient' }).check();
    await main(page).getByRole('textbox', { name: 'Full name' }).fill('Asha Verma');
    await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('9000012345');
    await main(page).getByLabel('Password', { exact: true }).fill('sunflower');
    await main(page).getByRole('checkbox').check();
    await main(page).getByRole('button', { name: 'Get OTP' }).click();
    await typeCode(page, await readCode());
    await main(page).getByRole('button', { name: 'Verify OTP' }).click();
    await expect(accountButton(page)).toContainText('Asha Verma');
    const file = await save(page);
    await reset(page);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Login' }).first(),
    ).toBeVisible();
    await (await openField(page)).setInputFiles(file);
    await expect(accountButton(page)).toContainText('Asha Verma');
  },
);
