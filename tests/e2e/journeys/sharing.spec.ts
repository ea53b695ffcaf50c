import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { onPostgres, test } from '../support/test.ts';

const gill = 'doctor-harpreet-singh-gill';

/** The form asks only patients who have not chosen for the doctor's last visit. */
async function share(page: Page, choice: string): Promise<void> {
  const radio = main(page).getByRole('radio', { name: choice });
  const change = main(page).getByRole('button', { name: 'Change what Dr. Gill can see' });
  await expect(radio.or(change)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await radio.check();
}

async function book(page: Page, choice: string): Promise<string> {
  await page.goto(`/appointments/book/${gill}`);
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(2).check();
  await freeTimes.last().check();
  await share(page, choice);
  await main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

const shared = (page: Page) =>
  main(page).getByRole('region', { name: 'What Dr. Gill can see', exact: true });

test(
  'a patient shares everything for a visit, sees who has looked, and ends it',
  onPostgres,
  async ({ page, openSecondPage }) => {
    let visit = '';
    await test.step('the patient books and shares everything', async () => {
      await logIn(page, people.meera);
      visit = await book(page, 'Everything');
      await expect(shared(page)).toContainText('Everything');
      await expect(shared(page)).toContainText('Starts when Dr. Gill accepts');
    });

    const doctor = await openSecondPage();
    const history = main(doctor).getByRole('region', { name: 'Medical history' });
    await test.step('the doctor accepts and reads the records and the health facts', async () => {
      await logIn(doctor, people.gill, '/appointments?status=pending');
      await main(doctor)
        .getByRole('listitem')
        .filter({ hasText: 'Meera Nair' })
        .getByRole('button', { name: /^Accept/ })
        .last()
        .click();
      await expect(doctor.getByText('Appointment accepted')).toBeVisible();
      await doctor.goto(`/appointments/${visit}/visit`);
      await expect(history).toContainText('Meera Nair shares all records with you until');
      await expect(history).toContainText('Annual heart check-up');
      await expect(main(doctor).getByRole('region', { name: 'Health facts' })).toContainText(
        'Penicillin',
      );
    });

    await test.step('the patient sees who has looked, and ends access', async () => {
      await page.goto('/records');
      const looked = main(page).getByRole('region', { name: 'Who has looked' });
      await expect(looked).toContainText(/Dr. Gill read \d+ records for your visit on/);
      await expect(looked).toContainText(/Dr. Gill read your health facts for your visit on/);
      const access = main(page).getByRole('region', { name: 'Who can see your records' });
      await access.getByRole('button', { name: 'End access, Dr. Harpreet Singh Gill' }).click();
      const dialog = page.getByRole('dialog', { name: 'End access for Dr. Gill?' });
      await dialog.getByRole('button', { name: 'End access' }).click();
      await expect(dialog).toBeHidden();
      await expect(access.getByRole('button', { name: /End access, .* Gill/ })).toHaveCount(0);
    });

    await test.step('the doctor reads only what they wrote', async () => {
      await doctor.reload();
      await expect(history).toContainText('Meera Nair shares only your own notes.');
      await expect(history).toContainText('Knee strain, left');
      await expect(history).not.toContainText('Annual heart check-up');
      await expect(main(doctor).getByRole('region', { name: 'Health facts' })).toContainText(
        'Allergies are not shared',
      );
    });
  },
);

test('a choice that could not be sent survives a reload and is sent again', async ({ page }) => {
  await logIn(page, people.meera, `/appointments/book/${gill}`);
  await page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
      return fetch(input, init);
    };
  });
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(2).check();
  await freeTimes.last().check();
  await share(page, 'Nothing');
  await main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(shared(page)).toContainText(
    'Your choice was not saved. Until you save it, Dr. Gill sees only their own notes.',
  );
  await page.reload();
  await expect(shared(page)).toContainText('Nothing');
  await expect(shared(page).getByRole('alert')).toHaveCount(0);
});

test('a patient changes the health facts by keyboard', async ({ page }) => {
  await logIn(page, people.meera, '/records');
  const about = main(page).getByRole('region', { name: 'About your health' });
  await about.getByRole('button', { name: 'Change your health facts' }).press('Enter');
  await about.getByRole('textbox', { name: 'Year' }).fill('2090');
  await about.getByRole('textbox', { name: 'Year' }).press('Enter');
  await expect(about).toContainText('The date of birth must not be in the future');
  await expect(about.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await about.getByRole('textbox', { name: 'Year' }).fill('1985');
  await about.getByRole('textbox', { name: 'Year' }).press('Enter');
  await expect(page.getByText('Your health facts are saved')).toBeVisible();
  await expect(about).toContainText('1985');
  await expect(about.getByRole('button', { name: 'Change your health facts' })).toBeFocused();
});
