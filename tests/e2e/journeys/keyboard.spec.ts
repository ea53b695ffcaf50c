import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { main, tabTo } from '../support/steps.ts';
import { onTheDemoAlone, test } from '../support/test.ts';

test(
  'a patient logs in, searches, books and cancels with the keyboard alone',
  onTheDemoAlone,
  async ({ page }) => {
    await page.goto('/login');
    await tabTo(page, main(page).getByRole('radio', { name: 'Patient' }));
    await tabTo(page, main(page).getByRole('textbox', { name: 'Mobile number' }));
    await page.keyboard.type(people.arjun.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Find a Doctor' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, main(page).getByRole('combobox', { name: 'Location' }));
    await page.keyboard.type('beng');
    await expect(page.getByRole('option', { name: 'Bengaluru, Karnataka' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, main(page).getByRole('combobox', { name: /Doctor/ }));
    await page.keyboard.type('skin');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('dermatology');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search/);
    await tabTo(page, main(page).getByRole('link', { name: 'Dr. Farah Qureshi', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, main(page).getByRole('link', { name: 'Book Appointment' }).first());
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book an appointment');
    await tabTo(page, main(page).getByRole('group', { name: /date/i }).getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const times = main(page)
      .getByRole('group', { name: /time/i })
      .getByRole('radio', { name: /available/ });
    await tabTo(page, times.first());
    await page.keyboard.press('Space');
    await expect(times.first()).toBeChecked();
    await tabTo(
      page,
      main(page)
        .getByRole('button', { name: /^Confirm/ })
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, main(page).getByRole('link', { name: 'View appointments' }));
    await page.keyboard.press('Enter');
    const row = main(page)
      .getByRole('listitem')
      .filter({ hasText: 'Dr. Farah Qureshi' })
      .filter({ hasText: 'Pending' });
    const cancel = row.getByRole('button', { name: /Cancel appointment/ });
    await tabTo(page, cancel);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel appointment' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);
