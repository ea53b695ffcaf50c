import { expect } from '@playwright/test';
import { test } from '../support/library.ts';
import { inSoakOnly } from '../support/test.ts';

/** Value of --color-primary in the dark theme. */
const EVENING = 'rgb(127, 207, 188)';

test(
  "a designer who starts at the Welcome page finds a component's state, its keyboard keys and the artwork",
  inSoakOnly,
  async ({ page, library, faults }) => {
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
      await expect(page).toHaveTitle('Welcome - Docs ⋅ CareSetu library');
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'A bridge, part by part' }),
      ).toBeVisible({ timeout: 30_000 });
      await expect(sidebar.getByRole('link', { name: 'Find and book' })).toBeVisible();
    });

    await step('finds the slot picker by the search', async () => {
      await page.getByRole('searchbox', { name: 'Search for components' }).fill('slot');
      await page.getByRole('option', { name: 'SlotPicker' }).click();
      await expect(canvas.getByRole('heading', { level: 1, name: 'SlotPicker' })).toBeVisible();
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
      await expect(chosen).not.toHaveCSS('background-color', EVENING);
      await choose('Colours', 'Dark');
      await expect(chosen).toHaveCSS('background-color', EVENING);
    });

    await step('looks at it on a narrow phone', async () => {
      await choose('Viewport size', 'Narrow phone, 320');
      const width = () => canvas.locator('html').evaluate(() => window.innerWidth);
      await expect.poll(width).toBe(320);
      await expect(canvas.getByRole('radio', { name: /12:30 pm/ })).toBeInViewport();
    });

    await step('looks at it in Hindi', async () => {
      await choose('Language of what stories say', 'Hindi letters');
      await expect(chosen).toHaveText(/^10:30 [\u0900-\u097F]+$/);
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

    await step('finds a drawing in the artwork', async () => {
      await sidebar.getByRole('link', { name: 'Icons and illustration' }).click();
      const drawing = canvas.getByRole('listitem').filter({ hasText: '/art/people/gill.svg' });
      await drawing.scrollIntoViewIfNeeded();
      const width = () =>
        drawing.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    });
  },
);
