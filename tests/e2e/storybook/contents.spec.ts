import { expect, type Page } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the Contract page lists the groups of calls, and each call has a link', async ({
  page,
  library,
}) => {
  await page.goto(`${library}?path=/docs/contract--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 2, name: 'Appointments' })).toBeVisible({
    timeout: 30_000,
  });
  await frame.getByRole('link', { name: 'POST /api/webhooks/queue' }).click();
  await expect(page).toHaveURL(/contract--docs#\w+$/);
});

test('a narrow page shows its contents above it, collapsed', async ({ page, library }) => {
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
