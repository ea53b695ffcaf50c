import { expect, type Page } from '@playwright/test';
import { scenarioNames, scenarios } from '../../../mocks/scenarios/all-scenarios.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const story = (page: Page) => page.getByRole('region', { name: 'Story', exact: true });
const clock = (page: Page) => strip(page).getByRole('button', { name: /^Clock/ });

test.beforeEach(async ({ context }) => {
  // A Tuesday, 20:00 in India.
  await context.clock.install({ time: '2026-11-24T14:30:00Z' });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const name of scenarioNames) {
      test(`the story ‘${name}’ goes to its end`, async ({ page }) => {
        const { title, steps } = scenarios[name];
        await page.goto(`/demo#scene=${name}`);
        for (const [index, { say }] of steps.entries()) {
          await test.step(say, async () => {
            await expect(story(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
            await expect(story(page).getByRole('status')).toHaveText(say);
            await story(page).getByRole('button', { name: 'Next' }).click();
          });
        }
        await expect(story(page)).toContainText(`${title} · The end`);
        await expect(story(page).getByRole('status')).toBeFocused();
        await expect(strip(page).getByRole('alert')).toHaveCount(0);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled).toBeLessThanOrEqual(width);
      });
    }
  });
}

test('a story can be moved on by keyboard, goes on after a reload, and can be read back', async ({
  page,
}) => {
  await page.goto('/about-us');
  await strip(page).getByRole('button', { name: 'Story' }).press('Enter');
  await strip(page)
    .getByRole('button', { name: /^First visit/ })
    .press('Enter');
  const next = story(page).getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(story(page)).toContainText('Step 2 of 7');
  await expect(next).toBeFocused();
  await page.reload();
  await expect(story(page)).toContainText('Step 2 of 7');
  await story(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(story(page)).toContainText('Nothing in the demo is undone.');
  await expect(page).toHaveURL(/\/search/);
  await next.press('Enter');
  await expect(story(page)).toContainText('Step 2 of 7');
});

test('steps that the presenter does by hand are not done again', async ({ page }) => {
  await page.goto('/demo#scene=first-visit');
  const next = story(page).getByRole('button', { name: 'Next' });
  await next.click();
  await expect(story(page)).toContainText('Step 2 of 7');
  await main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^Book Appointment/ })
    .first()
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Login');
  const address = page.url();
  await next.click();
  await expect(story(page)).toContainText('Step 4 of 7', { timeout: 3000 });
  expect(page.url()).toBe(address);
  await story(page).getByRole('button', { name: 'End the story' }).click();
  await expect(story(page)).toHaveCount(0);
  await expect(strip(page).getByRole('button', { name: 'Story' })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`at ${width} px, the drawers of the strip are above the story`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo#scene=slot-taken');
    await expect(story(page)).toBeVisible();
    for (const name of ['Story', 'Network', 'Accounts']) {
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

test('a step that fails says so, and can be skipped', async ({ page }) => {
  await page.goto('/demo#scene=slot-taken&to=/about-us');
  await story(page).getByRole('button', { name: 'Next' }).click();
  await expect(story(page).getByRole('alert')).toContainText(
    'This step did not work on this page.',
    {
      timeout: 20_000,
    },
  );
  await story(page).getByRole('button', { name: 'Skip' }).click();
  await expect(story(page)).toContainText('Step 2 of 4');
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
  await expect(strip(page)).not.toContainText('earlier day');
  await expect(other).toHaveURL('/');
  await expect(clock(other)).toHaveAccessibleName('Clock: Fri 20 Nov, 9:10 am');
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

test('a saved demo opens as it was, also after a reset', async ({ page }) => {
  await page.goto('/demo#scene=fully-booked');
  const next = story(page).getByRole('button', { name: 'Next' });
  for (const step of [2, 3]) {
    await next.click();
    await expect(story(page)).toContainText(`Step ${step} of 5`);
  }
  const openDrawer = () => strip(page).getByRole('button', { name: 'Story' }).click();
  await openDrawer();
  const downloads = page.waitForEvent('download');
  await strip(page).getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await downloads).path();
  await page.keyboard.press('Escape');
  await strip(page).getByRole('button', { name: 'Reset demo' }).click();
  await strip(page).getByRole('button', { name: 'Yes, reset' }).click();
  await expect(page).toHaveURL('/');
  await expect(clock(page)).toHaveAccessibleName('Clock');

  await openDrawer();
  const field = strip(page).getByLabel(/^Open a saved file/);
  await field.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"other"}'),
  });
  await expect(strip(page).getByText(/it is not a saved demo. The demo stays/)).toBeVisible();
  await field.setInputFiles(file);
  await expect(page).toHaveURL(/\/appointments\/book\/doctor-ananya-krishnan$/);
  await expect(clock(page)).toHaveAccessibleName(/^Clock: Tue 24 Nov, 8:1\d am/);
  await expect(story(page)).toContainText('Step 3 of 5');
  await next.click();
  await expect(story(page)).toContainText('Step 4 of 5');
});
