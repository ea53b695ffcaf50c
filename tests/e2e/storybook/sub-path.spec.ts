import { expect } from '@playwright/test';
import { hasAll, openAlone, test } from '../support/library.ts';

/** On a busy machine, the frame and a page with a backend take more than half a minute. */
const LOAD = { timeout: 120_000 };

const framed: readonly (readonly [path: string, words: string])[] = [
  ['docs/components-booking-slotpicker--docs', 'Taken times are struck through'],
  // One of the first rows. Later ones are rendered when the browser is idle.
  ['story/pages-find--doctors', 'Dr. Farah Qureshi'],
];

const alone: readonly (readonly [id: string, words: string])[] = [
  ['components-booking-slotpicker--chosen', '10:30 am'],
  ['screens-home-homescreen--on-a-desktop', 'Connecting You to Better Health'],
];

for (const [path, words] of framed) {
  test(`${path} opens when Storybook is hosted in a subfolder`, async ({
    page,
    library,
    faults,
  }) => {
    await page.goto(`${library}?path=/${path}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByText(words).first()).toBeVisible(LOAD);
    await expect.poll(() => hasAll(preview.locator('html'))).toBe(true);
    expect(faults).toEqual([]);
  });
}

for (const [id, words] of alone) {
  test(`${id} opens without sidebar and toolbar when Storybook is hosted in a subfolder`, async ({
    page,
    library,
    faults,
  }) => {
    await openAlone(page, library, id);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect.poll(() => hasAll(page.locator('html'))).toBe(true);
    expect(faults).toEqual([]);
  });
}

test("Storybook's sidebar and toolbar show the product’s name, fonts and colours in both themes", async ({
  page,
  library,
}) => {
  await page.goto(`${library}?path=/docs/welcome--docs`);
  await expect(page.getByRole('link', { name: 'CareSetu' })).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(LOAD);
  await expect(page).toHaveTitle('Welcome - Docs ⋅ CareSetu library');
  const letters = () => page.evaluate(() => document.fonts.check('17px "Anek Latin Variable"'));
  await expect.poll(letters).toBe(true);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(247, 240, 227)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('rgb(12, 27, 26)');
});

test("a link on a docs page does not reload Storybook's sidebar", async ({ page, library }) => {
  await page.goto(`${library}?path=/docs/welcome--docs`);
  await page.evaluate(() => Reflect.set(window, 'isSameFrame', true));
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Tokens' }).first().click();
  await expect(page).toHaveURL(/path=\/docs\/tokens--docs/);
  await expect(page).toHaveTitle('Tokens - Docs ⋅ CareSetu library');
  await expect(preview.getByRole('heading', { name: 'Contrast' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameFrame'))).toBe(true);
});
