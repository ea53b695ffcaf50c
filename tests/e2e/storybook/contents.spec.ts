import { expect, type Page } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the Contract page lists the endpoint groups', async ({ page, library }) => {
  await openAlone(page, library, 'contract--docs');
  await expect(page.getByRole('heading', { level: 2, name: 'Appointments' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'POST /api/webhooks/queue' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'openapi.json' })).toBeVisible();
});

test('a narrow docs page shows its table of contents at the top, collapsed', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, 'tokens--docs');
  const link = contents(page).getByRole('link', { name: 'Elevation' });
  const unfold = contents(page).getByText('On this page').and(page.locator('summary'));
  await expect(unfold).toBeVisible();
  await expect(link).toBeHidden();
  await unfold.click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Elevation' })).toBeInViewport();
});

test("an overview lists each feature's components and opens their pages", async ({
  page,
  library,
}) => {
  await page.goto(`${library}?path=/docs/components-overview--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 2, name: 'Booking' })).toBeVisible();
  await docs.getByRole('link', { name: 'SlotPicker' }).click();
  await expect(docs.getByRole('heading', { level: 1, name: 'SlotPicker' })).toBeVisible();
});
