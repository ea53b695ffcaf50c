import { expect } from '@playwright/test';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('after a pause in typing, the location field suggests cities and the keyword field suggests specialties', async ({
  page,
}) => {
  await page.goto('/find-a-doctor');
  await main(page).getByRole('combobox', { name: 'Location' }).fill('che');
  await expect(page.getByRole('option', { name: 'Chennai, Tamil Nadu' })).toBeVisible();
  await page.getByRole('option', { name: 'Chennai, Tamil Nadu' }).click();
  await expect(main(page).getByRole('combobox', { name: 'Location' })).toHaveValue(
    'Chennai, Tamil Nadu',
  );
  await main(page)
    .getByRole('combobox', { name: /Doctor/ })
    .fill('neuro');
  await expect(page.getByRole('option', { name: /Neurology/ })).toBeVisible();
});

test.describe('with location access', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 19.076, longitude: 72.8777 } });

  test("'Use current location' fills in the city", async ({ page }) => {
    await page.goto('/find-a-doctor');
    await main(page).getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option', { name: 'Use current location' }).click();
    await expect(main(page).getByRole('combobox', { name: 'Location' })).toHaveValue(/Mumbai/);
  });
});

test('without location access, the page shows the reason', async ({ page }) => {
  await page.goto('/find-a-doctor');
  await main(page).getByRole('button', { name: 'Use current location' }).first().click();
  await expect(
    page.getByText('Unable to retrieve location. Please enable GPS.').first(),
  ).toBeVisible();
});

test('a search for a symptom finds matching doctors, and offers to search all India if the city has no match', async ({
  page,
}) => {
  await page.goto('/find-a-doctor');
  const keyword = main(page).getByRole('combobox', { name: /Doctor/ });
  await keyword.fill('seene mein dard');
  await keyword.press('Enter');
  await expect(main(page).getByText('Showing cardiologists for “seene mein dard”.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(
    main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true }),
  ).toBeVisible();

  await page.goto('/search?query=skin+rash&location=Shimla');
  await expect(main(page).getByText('No doctors found matching your criteria')).toBeVisible();
  await main(page).getByRole('button', { name: 'Search all of India' }).click();
  await expect(page).toHaveURL('/search?query=skin+rash&location=');
  await expect(main(page).getByText('Showing dermatologists for “skin rash”.')).toBeVisible();
});

test('a search can be sorted by next free time and by experience', async ({ page }) => {
  await page.goto('/search');
  await expect(
    main(page)
      .getByText(/^Next free: /)
      .first(),
  ).toBeVisible();
  const sortBy = async (name: string, value: string) => {
    await main(page).getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('option', { name }).click();
    await expect(page).toHaveURL(new RegExp(`sort=${value}$`));
  };
  await sortBy('Most experience', 'experience');
  const years = main(page).getByText(/^\d+ years? experience$/);
  const sorted = async () => {
    const numbers = (await years.allTextContents()).map((text) => Number.parseInt(text, 10));
    return numbers.length > 5 && numbers.every((number, at) => number <= (numbers[at - 1] ?? 99));
  };
  await expect.poll(sorted).toBe(true);
  await sortBy('Soonest available', 'soonest');
  await expect(main(page).getByText(/free/i).first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('combobox', { name: 'Sort' })).toHaveText(/Soonest available/);
});

test('the URL contains the whole search, so that reloading and going back restore it', async ({
  page,
}) => {
  await page.goto('/search?query=&location=Bengaluru');
  await expect(main(page).getByText(/^\d+ doctors/)).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female Doctor' }).click();
  await expect(page).toHaveURL(/gender=female/);
  await main(page).getByRole('combobox', { name: 'Experience' }).click();
  await page.getByRole('option', { name: /10\+/ }).click();
  await expect(page).toHaveURL(/gender=female&experience=10/);
  const found = main(page).getByRole('link', { name: /^Dr\./ });
  await expect(found.first()).toBeVisible();
  const names = await found.allTextContents();
  await page.reload();
  await expect(found).toHaveText(names);
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dr\./);
  await page.goBack();
  await expect(found).toHaveText(names);
});

test('a search without results shows a message', async ({ page }) => {
  await page.goto('/search?query=zzzz&location=');
  await expect(main(page).getByText('No doctors found matching your criteria')).toBeVisible();
});

test("an unknown doctor's page shows a message and a link to all doctors", async ({ page }) => {
  await page.goto('/doctors/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doctor not found');
  await expect(
    main(page).getByText("The doctor you are looking for doesn't exist or may have been removed."),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: /doctors/i })
    .click();
  await expect(page).toHaveURL('/doctors');
  await expect(main(page).getByRole('link', { name: /View Profile/ })).toHaveCount(32);
});
