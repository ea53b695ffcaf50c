import { expect, type Page } from '@playwright/test';
import { startPageTranslator } from '../../../.storybook/page-translator.ts';
import { composer, message, send, tick } from '../support/chat.ts';
import { follow, openWithoutScripts } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { cards, draftBooking, fillCard, payButton } from '../support/queue.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Elements are found by their names, so the text stays the same. */
async function translate(page: Page): Promise<string[]> {
  await page.addInitScript(`const start = ${startPageTranslator};
    addEventListener('DOMContentLoaded', () => (window.translator = start('same')));`);
  return follow(page);
}

async function findStaleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'translator').findStaleTexts());
}

/** Taken slots are answered with 409, which the browser logs. */
const withoutConflicts = (faults: string[]) =>
  faults.filter((fault) => !fault.includes('status of 409'));

test('in a translated page, a patient changes the visit and the day, loses a slot and books another', async ({
  page,
  openSecondPage,
}) => {
  const faults = await translate(page);
  const book = '/appointments/book/doctor-ananya-krishnan';
  await logIn(page, people.meera, book);
  const { dates, freeTimes } = bookingChoices(page);
  for (const kind of ['Video', 'Phone']) {
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${kind}`) })
      .check();
    await expect(main(page)).toContainText(kind);
  }
  await main(page).getByRole('textbox', { name: /notes/i }).fill('Chest pain');
  await dates.nth(1).check();
  await freeTimes.first().check();
  await dates.nth(2).check();
  await freeTimes.first().check();
  const chosen = freeTimes.and(page.getByRole('radio', { checked: true }));
  const slot = (await chosen.getAttribute('aria-label')) ?? '';

  const other = await openSecondPage();
  await logIn(other, people.arjun, book);
  const theirs = bookingChoices(other);
  await theirs.dates.nth(2).check();
  await main(other).getByRole('radio', { name: slot }).check();
  await main(other)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');

  await page.bringToFront();
  const confirm = main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first();
  await confirm.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: /taken/i })).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: /notes/i })).toHaveValue('Chest pain');
  await freeTimes.first().check();
  expect(await findStaleTexts(page)).toEqual([]);
  await confirm.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  await expect(main(page)).toContainText('Phone');
  expect(await findStaleTexts(page)).toEqual([]);
  expect(withoutConflicts(faults)).toEqual([]);
});

test('in a translated page, a patient keeps a draft, sends it and reads the answer', async ({
  page,
}) => {
  const faults = await translate(page);
  await page.goto('/demo#as=patient-meera-nair&to=/messages/doctor-ananya-krishnan');
  await composer(page).fill('A draft');
  await page.reload();
  await expect(composer(page)).toHaveValue('A draft');
  await send(page, 'Thank you, doctor.');
  await expect(tick(page, 'Thank you, doctor.', 'Sent')).toBeVisible();
  const strip = page.getByRole('region', { name: 'Demo', exact: true });
  await strip.getByRole('button', { name: 'Other person' }).click();
  await strip.getByRole('button', { name: 'Answer as Dr. Ananya Krishnan', exact: true }).click();
  await expect(tick(page, 'Thank you, doctor.', 'Read')).toBeVisible();
  await expect(message(page, 'You are welcome, Meera.')).toBeVisible();
  await expect(strip).toContainText('Dr. Ananya Krishnan has answered.');
  expect(await findStaleTexts(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('in a translated page, a patient books a helper, pays and sees the receipt', async ({
  page,
}) => {
  const faults = await translate(page);
  await logIn(page, people.meera);
  await draftBooking(page);
  await expect(payButton(page)).toHaveText('Pay $75.00');
  await fillCard(page, cards.ok);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ramesh is booked');
  await expect(main(page)).toContainText('$75.00');
  expect(await findStaleTexts(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a form that was translated before the app started keeps what was typed', async ({ page }) => {
  const faults = await translate(page);
  const letGo = await openWithoutScripts(page, '/login');
  const phone = main(page).getByRole('textbox', { name: 'Mobile number' });
  await phone.fill('98765');
  await page.evaluate(() => dispatchEvent(new Event('DOMContentLoaded')));
  await expect(page.locator('label font').first()).toBeAttached();
  letGo();
  await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(phone).toHaveValue('98765');
  await expect(phone).toBeFocused();
  expect(faults).toEqual([]);
});
