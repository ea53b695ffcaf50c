import { expect, type Locator } from '@playwright/test';
import { people } from '../support/people.ts';
import { accountButton, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

async function expectFromTheApi(picture: Locator, apiPort: number): Promise<void> {
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`^http://localhost:${apiPort}/api/pictures/`),
  );
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('doctor and hospital pictures from the server are visible', async ({ page, apiPort }) => {
  await logIn(page, people.meera);
  await expectFromTheApi(accountButton(page).locator('img'), apiPort);
  await page.goto('/doctors');
  const doctor = main(page).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' });
  await expectFromTheApi(doctor.locator('img').first(), apiPort);
  await page.goto('/hospitals');
  const hospital = main(page).getByRole('listitem').filter({ hasText: 'Setubandh Hospital' });
  await expectFromTheApi(hospital.locator('img').first(), apiPort);
});
