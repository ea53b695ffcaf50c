import { expect } from '@playwright/test';
import { test } from '../support/library.ts';

/** The dark value of --color-primary. */
const EVENING = { hex: '#7fcfbc', css: 'rgb(127, 207, 188)' };

test('a new designer walks from the Welcome page to a state, its tokens and the artwork', async ({
  page,
  library,
  faults,
}) => {
  test.setTimeout(180_000);
  const sidebar = page.getByRole('navigation', { name: 'Stories' });
  const controls = page.getByRole('tabpanel', { name: /^Controls/ });
  const canvas = page.frameLocator('#storybook-preview-iframe');

  const step = (name: string, walk: () => Promise<void>) =>
    test.step(name, async () => {
      await walk();
      expect(faults).toEqual([]);
    });

  const choose = async (list: string, option: string) => {
    await page.getByRole('toolbar').getByRole('button', { name: list }).click();
    await page.getByRole('listbox', { name: list }).getByRole('option', { name: option }).click();
  };

  await step('opens the library at its Welcome page', async () => {
    await page.goto(library);
    await expect(page).toHaveTitle('Welcome - Docs ⋅ CareSetu library', { timeout: 30_000 });
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'A bridge, part by part' }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(sidebar.getByRole('link', { name: 'Find and book' })).toBeVisible();
  });

  await step('finds the slot picker by the search', async () => {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill('slot');
    await page.getByRole('option', { name: 'SlotPicker' }).click();
    await expect(canvas.getByRole('heading', { level: 1, name: 'SlotPicker' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BookingScreen' })).toBeVisible();
  });

  await step('changes its state by the controls', async () => {
    await sidebar.getByRole('link', { name: 'Some Taken' }).click();
    const slots = controls.getByRole('combobox', { name: 'slots' });
    await expect(slots).toHaveValue('Some taken');
    await expect(canvas.getByRole('radio', { disabled: true })).toHaveCount(2);
    await slots.selectOption('Fully booked');
    await expect(canvas.getByText('No available time slots on this date')).toBeVisible();
    await expect(canvas.getByRole('radio', { disabled: true })).toHaveCount(8);
    await slots.selectOption('All free');
    await expect(canvas.getByRole('radio', { disabled: false })).toHaveCount(8);
    await controls.getByRole('combobox', { name: 'selectedTime' }).selectOption('10:30');
    await expect(canvas.getByRole('radio', { name: /10:30 am, available$/ })).toBeChecked();
  });

  const chosen = canvas.locator(':checked + [data-state]');

  await step('turns to dark', async () => {
    await expect(chosen).not.toHaveCSS('background-color', EVENING.css);
    await choose('Colours', 'Dark');
    await expect(chosen).toHaveCSS('background-color', EVENING.css);
  });

  await step('looks at it on a narrow phone', async () => {
    await choose('Viewport size', 'Narrow phone, 320');
    const width = () => canvas.locator('html').evaluate(() => window.innerWidth);
    await expect.poll(width).toBe(320);
    await expect(canvas.getByRole('radio', { name: /12:30 pm/ })).toBeInViewport();
  });

  await step('looks at it in Hindi', async () => {
    await choose('Language of what stories say', 'Hindi letters');
    await expect(canvas.getByText('समय भारतीय मानक समय के अनुसार हैं।')).toBeVisible();
    await expect(chosen).toHaveText('10:30 पूर्वाह्न');
  });

  await step('reads its keys', async () => {
    await sidebar.getByRole('link', { name: 'Docs' }).click();
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Keys' }).click();
    const keys = canvas.getByRole('table', { name: 'Keys of SlotPicker' });
    await expect(keys).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'Keys' })).toHaveClass(/is-active-link/);
    await expect(
      keys.getByRole('row', { name: 'arrow right or arrow down Chooses the next free time' }),
    ).toBeVisible();
  });

  await step('follows the token of the chosen time', async () => {
    const styles = canvas.getByRole('term').filter({ hasText: 'face, checked' }).locator('..');
    await styles.getByRole('link', { name: 'color.primary' }).first().click();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible();
    const place = canvas.getByRole('listitem').and(canvas.locator('#color-primary'));
    await expect(place).toBeInViewport();
    await expect(place).toContainText(EVENING.hex);
    await expect(page).toHaveURL(/&globals=[^#]*theme:dark[^#]*#color-primary$/);
  });

  await step('finds that token by its name', async () => {
    await canvas.getByRole('searchbox', { name: 'Find a token' }).fill('color.primary');
    await expect(canvas.getByRole('status').first()).toHaveText(/^\d+ of \d+ tokens$/);
    await expect(
      canvas.getByRole('button', { name: 'Copy --color-primary', exact: true }).first(),
    ).toBeInViewport();
  });

  await step('finds a drawing in the artwork', async () => {
    await sidebar.getByRole('link', { name: 'Icons and illustration' }).click();
    await canvas.getByRole('searchbox', { name: 'Find artwork' }).fill('red turban');
    await expect(canvas.getByText('1 drawing, 0 block prints, 0 icons')).toBeVisible();
    const drawing = canvas
      .getByRole('listitem')
      .filter({ has: canvas.getByRole('button', { name: 'Copy /art/people/gill.svg' }) });
    await drawing.scrollIntoViewIfNeeded();
    const width = () =>
      drawing.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
});
