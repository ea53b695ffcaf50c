import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD, people, type Person } from '../support/people.ts';
import { phonePhoto } from '../support/phone-photo.ts';
import { accountButton, logIn, logOut, main, tabTo } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

async function openAccount(page: Page, person: Person): Promise<void> {
  await logIn(page, person);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
}

async function photo(page: Page): Promise<Buffer> {
  const plain = await page.screenshot({ type: 'jpeg' });
  const note = Buffer.from('Exif\0\0GPS 12.9716 N 77.5946 E');
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2)]);
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await main(page)
    .getByRole('button', { name: /picture$/ })
    .first()
    .click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

test('a patient changes their name and picture, and the header shows the new ones', async ({
  page,
}) => {
  await openAccount(page, people.meera);
  const name = main(page).getByRole('textbox', { name: 'Full name' });
  await name.fill('Meera P.');
  await main(page).getByRole('button', { name: 'Save name' }).click();
  await expect(accountButton(page)).toContainText('Meera P.');

  await choosePicture(page, 'terrace.jpg', await photo(page));
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await dialog.getByRole('slider', { name: 'Size' }).fill('2');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  const portrait = accountButton(page).locator('img');
  await expect(portrait).toHaveAttribute('src', /\/api\/pictures\//);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
  const kept = await portrait.evaluate(async (image: HTMLImageElement) => {
    const answer = await fetch(image.src);
    return new TextDecoder('latin1').decode(await answer.arrayBuffer());
  });
  expect(kept).not.toContain('Exif');
  expect(kept).not.toContain('GPS');

  await page.reload();
  await expect(accountButton(page)).toContainText('Meera P.');
  await expect(portrait).toHaveAttribute('src', /\/api\/pictures\//);
  await main(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(main(page).getByRole('button', { name: 'Add a picture' })).toBeFocused();
  await expect(portrait).not.toHaveAttribute('src', /\/api\/pictures\//);
});

test('a photo that only some browsers can show becomes the picture', async ({ page }) => {
  await openAccount(page, people.meera);
  await choosePicture(page, 'IMG_2041.HEIC', phonePhoto);
  await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
});

test('a 12 MB image and a PDF are rejected as profile pictures, and unsaved input is kept', async ({
  page,
}) => {
  await openAccount(page, people.meera);
  const name = main(page).getByRole('textbox', { name: 'Full name' });
  const before = await accountButton(page).locator('img').getAttribute('src');
  await name.fill('Meera, not saved yet');
  const large = Buffer.concat([await photo(page), Buffer.alloc(12 * 1024 * 1024)]);
  await choosePicture(page, 'large.jpg', large);
  await expect(main(page).getByRole('alert')).toHaveText(
    'This file is larger than 5 MB. Choose a smaller one.',
  );
  await choosePicture(page, 'report.jpg', Buffer.from('%PDF-1.7\nA report'));
  await expect(main(page).getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP file.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('Meera, not saved yet');
  await expect(accountButton(page).locator('img')).toHaveAttribute('src', before ?? '');
});

test('a password change requires the current password', inSoakOnly, async ({ page }) => {
  await openAccount(page, people.arjun);
  const current = main(page).getByLabel('Current password');
  const change = main(page).getByRole('button', { name: 'Change password' });
  await current.fill('not this one');
  await main(page).getByLabel('New password').fill('marigold');
  await change.click();
  await expect(main(page).getByText('This password is incorrect.')).toBeVisible();
  await expect(current).toBeFocused();
  await expect(main(page).getByLabel('New password')).toHaveValue('marigold');
  await current.fill(DEMO_PASSWORD);
  await change.click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(current).toHaveValue('');

  await logOut(page);
  await page.goto('/login');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.arjun.phone);
  await main(page).getByLabel('Password', { exact: true }).fill('marigold');
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(accountButton(page)).toContainText('Arjun Rao');
});

test("a doctor's profile edits survive a reload, and guests see them after saving", async ({
  page,
  openSecondPage,
}) => {
  await openAccount(page, people.ananya);
  const bio = main(page).getByRole('textbox', { name: 'Bio' });
  await bio.fill('b'.repeat(1001));
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(main(page).getByText('The bio must be at most 1,000 characters')).toBeVisible();
  await expect(bio).toHaveValue('b'.repeat(1001));
  await bio.fill('I explain your heart with a pencil.');
  await page.reload();
  await expect(bio).toHaveValue('I explain your heart with a pencil.');
  await expect(main(page).getByText('Your unsaved changes')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Years of experience' }).fill('15');
  const preview = main(page).getByRole('list', { name: 'How patients see you' });
  await expect(preview.getByText('15 years')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(
    toast(page, 'Profile saved. Patients see your new details once verified.'),
  ).toBeVisible();
  await expect(main(page).getByText('New years of experience: 15')).toBeVisible();
  await expect(main(page).getByText('Not saved yet')).toHaveCount(0);

  const guest = await openSecondPage();
  await guest.bringToFront();
  await guest.goto('/doctors');
  const card = main(guest).getByRole('listitem').filter({ hasText: 'Dr. Ananya Krishnan' });
  await expect(card.getByText('I explain your heart with a pencil.')).toBeVisible();
  await expect(card.getByText('15 years')).toHaveCount(0);
});

test('a patient downloads their data, and display settings survive a reload', async ({ page }) => {
  await openAccount(page, people.meera);
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^caresetu-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { name: 'Meera Nair', phone: people.meera.phone } });

  await main(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main(page).getByRole('radio', { name: '24-hour' }).check();
  await page.reload();
  await expect(main(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(main(page).getByRole('radio', { name: '24-hour' })).toBeChecked();
  await main(page).getByRole('radio', { name: 'Same as my device' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/appointments');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(main(page).getByText(/\d [ap]m\b/)).toHaveCount(0);
});

test(
  'deleting an account logs the patient out, and the login no longer works',
  inSoakOnly,
  async ({ page }) => {
    await openAccount(page, people.arjun);
    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('This password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page, 'Your account has been deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goto('/login');
    await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.arjun.phone);
    await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test('a patient changes their name, picture and password using only the keyboard', async ({
  page,
}) => {
  await openAccount(page, people.meera);
  const picture = await photo(page);
  // The key press may open the file chooser before Playwright intercepts it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, main(page).getByRole('button', { name: 'Change picture' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  const frame = page.getByRole('application', { name: 'Your picture in the crop window' });
  await expect(frame).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('button', { name: 'Use this picture' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Change picture' })).toBeFocused();

  await tabTo(page, main(page).getByRole('textbox', { name: 'Full name' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Meera K.');
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toContainText('Meera K.');
  await tabTo(page, main(page).getByLabel('Current password'));
  await page.keyboard.type(DEMO_PASSWORD);
  await tabTo(page, main(page).getByLabel('New password'));
  await page.keyboard.type('sunflower');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Password changed')).toBeVisible();
  await tabTo(page, main(page).getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();
});
