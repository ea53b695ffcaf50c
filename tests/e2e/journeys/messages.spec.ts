import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  composer,
  conversation,
  inboxEntry,
  message,
  openConversation,
  prepareForAbsence,
  recordTicks,
  send,
  setInView,
  setNetwork,
  tick,
} from '../support/chat.ts';
import { people } from '../support/people.ts';
import { phonePhoto } from '../support/phone-photo.ts';
import { accountButton, logIn, logOut, main } from '../support/steps.ts';
import { inSoakOnly, onPostgres, test } from '../support/test.ts';

const { meera, ananya } = people;

test(
  'a message stays unread until the partner sees it, and its ticks show its status',
  onPostgres,
  async ({ page: patient, openSecondPage }) => {
    await openConversation(patient, meera, ananya);
    const doctor = await openSecondPage();
    await logIn(doctor, ananya, '/messages');
    await expect(inboxEntry(doctor, meera)).toBeVisible();

    const ticks = await recordTicks(patient, 'May I swim again?');
    await send(patient, 'May I swim again?');
    await expect(tick(patient, 'May I swim again?', 'Delivered')).toBeVisible();
    const entry = inboxEntry(doctor, meera);
    await expect(entry).toHaveAccessibleName(/unread.*May I swim again\?/);
    const bold = () =>
      entry.getByText('May I swim again?').evaluate((words) => getComputedStyle(words).fontWeight);
    const unreadWeight = Number(await bold());

    await doctor.bringToFront();
    await entry.click();
    await expect(doctor).toHaveURL(/\/messages\/patient-/);
    await expect(message(doctor, 'May I swim again?')).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).not.toHaveAccessibleName(/unread/);
    expect(Number(await bold())).toBeLessThan(unreadWeight);
    await expect(tick(patient, 'May I swim again?', 'Read')).toBeVisible();
    expect(await ticks()).toEqual(['Pending', 'Sent', 'Delivered', 'Read']);

    await send(doctor, 'From Wednesday on, yes.');
    await expect(message(patient, 'From Wednesday on, yes.')).toBeVisible();
    for (const [page, partner] of [
      [patient, ananya],
      [doctor, meera],
    ] as const) {
      await page.bringToFront();
      await page.reload();
      await expect(conversation(page, partner)).toBeVisible();
      await expect(message(page, 'May I swim again?')).toHaveCount(1);
      await expect(message(page, 'From Wednesday on, yes.')).toHaveCount(1);
    }
    await expect(tick(patient, 'May I swim again?', 'Read')).toBeVisible();
  },
);

test('a message to an offline user is delivered when the user opens any page', async ({
  page: patient,
  openSecondPage,
}) => {
  await openConversation(patient, meera, ananya);
  await send(patient, 'Are you in today?');
  await expect(tick(patient, 'Are you in today?', 'Sent')).toBeVisible();
  const doctor = await openSecondPage();
  await logIn(doctor, ananya);
  await expect(tick(patient, 'Are you in today?', 'Delivered')).toBeVisible();
  await doctor.bringToFront();
  await accountButton(doctor).click();
  await expect(doctor.getByRole('menuitem', { name: /Messages.*unread/ })).toBeVisible();
});

test('a message that arrives while the page is hidden stays unread until the page is visible', async ({
  page: patient,
  openSecondPage,
}) => {
  await openConversation(patient, meera, ananya);
  await setInView(patient, false);
  const doctor = await openSecondPage();
  await openConversation(doctor, ananya, meera);
  await send(doctor, 'Are you still there?');
  await expect(tick(doctor, 'Are you still there?', 'Delivered')).toBeVisible();
  await expect(message(patient, 'Are you still there?')).toBeVisible();
  await expect(inboxEntry(patient, ananya)).toHaveAccessibleName(/unread/);
  await patient.bringToFront();
  await setInView(patient, true);
  await expect(inboxEntry(patient, ananya)).not.toHaveAccessibleName(/unread/);
  await expect(tick(doctor, 'Are you still there?', 'Read')).toBeVisible();
});

test('messages sent offline survive a reload, and later arrive once and in order', async ({
  page: patient,
  openSecondPage,
}) => {
  await prepareForAbsence(patient);
  await openConversation(patient, meera, ananya);
  await setNetwork(patient, false);
  await expect(
    main(patient).getByText(/We will send your messages when you are back online/),
  ).toBeVisible();
  const texts = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((word) => `${word} of five`);
  for (const text of texts) await send(patient, text);
  for (const text of texts) await expect(tick(patient, text, 'Pending')).toBeVisible();

  await patient.reload();
  for (const text of texts) await expect(tick(patient, text, 'Pending')).toBeVisible();
  await setNetwork(patient, true);
  for (const text of texts) await expect(tick(patient, text, 'Sent')).toBeVisible();

  const doctor = await openSecondPage();
  await openConversation(doctor, ananya, meera);
  const arrived = main(doctor)
    .getByRole('article')
    .filter({ hasText: /of five/ });
  await expect(arrived).toHaveText(texts.map((text) => new RegExp(text)));
});

test('a downloaded file is identical to the uploaded file', async ({
  page: patient,
  openSecondPage,
}) => {
  await openConversation(patient, meera, ananya);
  const note = Buffer.from('BP 120/80, pulse 72\n');
  await main(patient)
    .locator('input[type=file]')
    .setInputFiles({ name: 'readings.txt', mimeType: 'text/plain', buffer: note });
  await expect(main(patient).getByText('readings.txt', { exact: true })).toBeVisible();
  await composer(patient).fill('My readings');
  await main(patient).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tick(patient, 'My readings', 'Sent')).toBeVisible();

  const doctor = await openSecondPage();
  await openConversation(doctor, ananya, meera);
  const download = doctor.waitForEvent('download');
  await message(doctor, 'My readings')
    .getByRole('button', { name: /^Download readings\.txt/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('readings.txt');
  expect(await readFile(await file.path())).toEqual(note);
});

test('a photo that only some browsers can show is sent as a JPEG', async ({ page }) => {
  await openConversation(page, meera, ananya);
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: phonePhoto });
  await expect(main(page).getByText('IMG_2041.jpg', { exact: true })).toBeVisible();
  await composer(page).fill('The rash');
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tick(page, 'The rash', 'Sent')).toBeVisible();
  const sent = message(page, 'The rash');
  await sent.getByRole('button', { name: /^Show IMG_2041.jpg, Photo/ }).click();
  await expect
    .poll(() => sent.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a rejected file does not clear the message text, and the draft survives a reload', async ({
  page,
}) => {
  await openConversation(page, meera, ananya);
  await composer(page).fill('My scan');
  const input = main(page).locator('input[type=file]');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await input.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: drawing });
  await expect(main(page).getByText(/^Choose a JPEG, PNG/)).toBeVisible();
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
  await input.setInputFiles({ name: 'scan.txt', mimeType: 'text/plain', buffer: large });
  await expect(main(page).getByText(/larger than 10 MB/)).toBeVisible();
  await expect(composer(page)).toHaveValue('My scan');

  await input.setInputFiles({
    name: 'scan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('ok'),
  });
  await expect(main(page).getByText('scan.txt', { exact: true })).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue('My scan');
  await expect(main(page).getByText('scan.txt', { exact: true })).toBeVisible();

  await logOut(page);
  await openConversation(page, meera, ananya);
  await expect(composer(page)).toHaveValue('');
  await expect(main(page).getByText('scan.txt', { exact: true })).toBeHidden();
});

test('the inbox search finds names and last messages', inSoakOnly, async ({ page }) => {
  await logIn(page, meera, '/messages');
  const entries = main(page).getByRole('listitem').getByRole('link');
  await expect(entries).toHaveCount(2);
  const search = main(page).getByPlaceholder('Search messages...');
  await search.fill('lalita');
  await expect(entries).toHaveCount(1);
  await expect(entries).toHaveAccessibleName(/^Dr\. Lalita Deshpande/);
  await search.fill('check-up');
  await expect(entries).toHaveAccessibleName(/^Dr\. Ananya Krishnan/);
  await search.fill('nobody of this name');
  await expect(entries).toHaveCount(0);
});

test("'Send Message' on a doctor’s profile opens the conversation and adds the doctor to the inbox", async ({
  page,
}) => {
  await logIn(page, meera);
  await page.goto('/doctors/doctor-sana-rizvi');
  await main(page).getByRole('link', { name: 'Send Message' }).first().click();
  await expect(page).toHaveURL('/messages/doctor-sana-rizvi');
  await expect(composer(page)).toBeVisible();
  await send(page, 'Good morning');
  await expect(tick(page, 'Good morning', 'Sent')).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('link', { name: /Sana Rizvi/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('going back from a conversation skips the conversations opened before it', async ({
  page,
}) => {
  await logIn(page, meera, '/appointments');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: /^Messages/ }).click();
  for (const name of [/Ananya/, /Lalita/, /Ananya/]) {
    await main(page).getByRole('link', { name }).click();
    await expect(main(page).getByRole('log', { name })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/appointments');
});

test('every part of the chat works using only the keyboard', async ({ page }) => {
  await logIn(page, meera, '/messages');
  const entry = inboxEntry(page, ananya);
  await expect(entry).toBeVisible();
  const tabTo = async (target: ReturnType<typeof composer>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: ananya.name })).toBeFocused();
  await tabTo(composer(page));
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(tick(page, 'second line', 'Sent')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expect(message(page, 'First line')).toHaveText(/First line\s+second line/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('body')).not.toBeFocused();
});
