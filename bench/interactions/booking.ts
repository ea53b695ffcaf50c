import type { Page } from 'playwright';
import { bookingChoices, main } from '../../tests/e2e/support/steps.ts';
import type { Step } from './journey.ts';

/** From the home page to a visit that is booked, looked at, and cancelled again, on a phone. */
export async function bookAVisit(page: Page, step: Step): Promise<void> {
  const dialog = page.getByRole('dialog');
  const title = (words: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: words }).waitFor();

  await step('opens the menu, goes to the search', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await dialog.getByRole('link', { name: 'Find a Doctor' }).tap();
    await title('Find a Doctor');
  });
  await step('types a place and chooses it', async () => {
    const place = main(page).getByRole('combobox', { name: 'Location' });
    await place.tap();
    await place.pressSequentially('Beng', typing);
    await page.getByRole('option', { name: 'Bengaluru, Karnataka' }).tap();
  });
  await step('types what hurts, searches', async () => {
    const words = main(page).getByRole('combobox', { name: /Doctor/ });
    await words.tap();
    await words.pressSequentially('cardio', typing);
    await main(page).getByRole('button', { name: 'Search' }).tap();
    await doctor(page).first().waitFor();
  });
  await step('filters what was found', async () => {
    for (const [name, choice] of [
      ['Patient Stories', '60+'],
      ['Experience', /10\+/],
    ] as const) {
      await main(page).getByRole('combobox', { name }).tap();
      await page.getByRole('option', { name: choice }).tap();
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    }
    await main(page).getByText('1 doctor', { exact: true }).waitFor();
  });
  await step('opens the doctor, looks at the tabs', async () => {
    await doctor(page).tap();
    await title('Dr. Ananya Krishnan');
    for (const name of ['Reviews', 'Experience', 'Overview']) {
      await main(page).getByRole('tab', { name }).tap();
    }
  });
  await step('begins to book', async () => {
    await main(page).getByRole('link', { name: 'Book Appointment' }).first().tap();
    await title('Book an appointment');
  });
  const { dates, freeTimes } = bookingChoices(page);
  await step('chooses dates and times', async () => {
    for (const date of [2, 3, 1]) {
      await dates.nth(date).check();
      await freeTimes.first().waitFor();
    }
    for (const time of [0, 2, 1]) await freeTimes.nth(time).check();
    await main(page).getByRole('radio', { name: 'Video' }).check();
  });
  await step('writes why', async () => {
    const notes = main(page).getByRole('textbox', { name: /notes/i });
    await notes.tap();
    await notes.pressSequentially('Chest feels tight on stairs.', typing);
  });
  await step('books', async () => {
    await main(page)
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .tap();
    await title('Appointment Pending');
  });
  await step('looks at the visits, filters them', async () => {
    await main(page).getByRole('link', { name: 'View appointments' }).tap();
    await title('Appointments');
    for (const name of ['Completed', 'Pending']) {
      await main(page).getByRole('link', { name, exact: true }).tap();
      await page.waitForURL(new RegExp(name.toLowerCase()));
    }
  });
  await step('cancels in the dialog', async () => {
    await main(page)
      .getByRole('button', { name: /Cancel appointment/ })
      .last()
      .tap();
    await dialog.getByRole('textbox').pressSequentially('I feel better.', typing);
    await dialog.getByRole('button', { name: 'Cancel appointment' }).tap();
    await dialog.waitFor({ state: 'hidden' });
  });
  await step('opens the account menu, changes the theme', async () => {
    await page.getByRole('button', { name: /^Account of/ }).tap();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await dialog.getByRole('button', { name: /theme/ }).tap();
  });
}

/** A quick thumb: milliseconds between letters. */
const typing = { delay: 80 };

const doctor = (page: Page) =>
  main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true });
