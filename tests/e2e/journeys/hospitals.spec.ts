import { expect } from '@playwright/test';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a guest finds a hospital by address and department, and finds a doctor there', async ({
  page,
}) => {
  await page.goto('/hospitals');
  const found = main(page).getByRole('heading', { level: 2 });
  await expect(main(page).getByRole('combobox', { name: 'Department' })).toHaveText(
    'All Departments',
  );
  await expect.poll(() => found.count()).toBeGreaterThanOrEqual(12);

  await main(page).getByRole('searchbox', { name: 'Search by name or address' }).fill('bengaluru');
  await main(page).getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Cardiology' }).click();
  await expect(page).toHaveURL(/query=bengaluru&department=Cardiology/);
  await expect(found.filter({ hasText: 'Vasanth Heart Centre' })).toBeVisible();
  await expect(found.filter({ hasText: 'Noor Skin Clinic' })).toHaveCount(0);
  await page.reload();
  await expect(found.filter({ hasText: 'Vasanth Heart Centre' })).toBeVisible();

  await expect(
    main(page).getByRole('link', { name: 'Get Directions to Vasanth Heart Centre' }),
  ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//);
  await main(page).getByRole('link', { name: 'View Details of Vasanth Heart Centre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vasanth Heart Centre');
  await expect(page).toHaveTitle('CareSetu | Vasanth Heart Centre');
  await expect(main(page).getByText('For patients without an appointment')).toBeVisible();
  await main(page).getByRole('link', { name: 'View Profile of Dr. Ananya Krishnan' }).click();
  await expect(page).toHaveURL('/doctors/doctor-ananya-krishnan');
});

test('a guest opens the hospital list from the footer and filters it by city', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hospitals' }).click();
  await expect(page).toHaveURL('/hospitals');
  await main(page).getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: 'Mumbai' }).click();
  await expect(page).toHaveURL('/hospitals?city=Mumbai');
  const found = main(page).getByRole('heading', { level: 2 });
  await expect(found).toHaveText(['Deepstambh Hospital', 'Gulmohar Hospital']);
  await page.reload();
  await expect(found).toHaveText(['Deepstambh Hospital', 'Gulmohar Hospital']);
});

test("an unknown hospital's page shows a message and a link to all hospitals", async ({ page }) => {
  await page.goto('/hospitals/nowhere');
  await expect(page.getByRole('heading', { name: 'Hospital not found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'See all hospitals' }).click();
  await expect(page).toHaveURL('/hospitals');
});

test('a hospital search without results shows a message and can be cleared', async ({ page }) => {
  await page.goto('/hospitals?query=zzzz');
  await expect(main(page).getByText('No hospitals found')).toBeVisible();
  await main(page).getByRole('button', { name: 'Show all hospitals' }).click();
  await expect(
    main(page)
      .getByRole('link', { name: /View Details/ })
      .first(),
  ).toBeVisible();
});
