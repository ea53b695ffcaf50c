import { expect, type Page } from '@playwright/test';
import { openAlone, test } from '../support/library.ts';

/** The pages that are written by hand, as the sidebar has them. */
const pages = [
  'principles-and-voice--docs',
  'tokens--docs',
  'icons-and-illustration--docs',
  'accessibility--docs',
  'content--docs',
  'contract--docs',
  'how-to-add-a-component--docs',
  'welcome--docs',
];

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Where the links of a page's table of contents lead: the words of the heading there, or null. */
const goals = (page: Page) =>
  contents(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1));
        const goal = document.getElementById(id);
        return { link: link.textContent?.trim(), heading: goal?.textContent?.trim() ?? null };
      }),
    );

for (const id of pages) {
  test(`each link of the contents of ${id} leads to its heading`, async ({ page, library }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAlone(page, library, id);
    await expect(contents(page).getByRole('link').first()).toBeVisible();
    const found = await goals(page);
    expect(found.filter(({ link, heading }) => link !== heading)).toEqual([]);
  });
}

test('the Contract page lists the groups of calls, and each call is a place of its own', async ({
  page,
  library,
}) => {
  await page.goto(`${library}?path=/docs/contract--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 2, name: 'Appointments' })).toBeVisible();
  await frame.getByRole('link', { name: 'POST /api/webhooks/queue' }).click();
  await expect(page).toHaveURL(/contract--docs#\w+$/);
});

test('on a narrow page the contents stand above it, folded', async ({ page, library }) => {
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
