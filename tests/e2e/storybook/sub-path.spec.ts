import { expect } from '@playwright/test';
import { test } from '../support/library.ts';

/** What is opened, and words that are on it. */
const pages: readonly (readonly [path: string, words: string])[] = [
  ['docs/welcome--docs', 'A bridge, part by part'],
  ['docs/principles-and-voice--docs', 'Calm first'],
  ['docs/tokens--docs', '--color-primary-tint'],
  ['docs/icons-and-illustration--docs', 'Helper with turban, grey beard and marigold vest'],
  ['docs/accessibility--docs', 'Chooses the next free time; taken ones are passed over'],
  ['docs/content--docs', 'Wed 25 Nov'],
  ['docs/contract--docs', 'POST /api/verify-otp'],
  ['docs/how-to-add-a-component--docs', 'export interface TagProps'],
  ['docs/components-slotpicker--docs', 'The times of a day as radio buttons'],
  ['story/components-slotpicker--chosen', '10:30 am'],
  ['story/components-sitefooter--on-a-desktop', 'CareSetu'],
  ['story/screens-homescreen--on-a-desktop', 'Connecting You to Better Health'],
  ['story/pages-find--doctors', 'Dr. Ananya Krishnan'],
];

for (const [path, words] of pages) {
  test(`${path} opens under a folder of its host`, async ({ page, library, faults }) => {
    await page.goto(`${library}?path=/${path}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByText(words).first()).toBeVisible({ timeout: 30_000 });
    // Pictures and letters come last. One that waits to be scrolled to is never complete.
    const hasAll = () =>
      preview
        .locator('html')
        .evaluate(
          () =>
            document.fonts.status === 'loaded' &&
            [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        );
    await expect.poll(hasAll).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('the frame carries the product’s name, letters and colours, by day and by evening', async ({
  page,
  library,
}) => {
  await page.goto(`${library}?path=/docs/welcome--docs`);
  await expect(page.getByRole('link', { name: 'CareSetu' })).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const letters = () => page.evaluate(() => document.fonts.check('17px "Anek Latin Variable"'));
  await expect.poll(letters).toBe(true);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(247, 240, 227)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('rgb(12, 27, 26)');
});

test('a link of a page leads on without loading the frame anew', async ({ page, library }) => {
  await page.goto(`${library}?path=/docs/welcome--docs`);
  await page.evaluate(() => Reflect.set(window, 'isSameFrame', true));
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Tokens' }).first().click();
  await expect(page).toHaveURL(/path=\/docs\/tokens--docs/);
  await expect(preview.getByRole('heading', { name: 'Contrast' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameFrame'))).toBe(true);
});
