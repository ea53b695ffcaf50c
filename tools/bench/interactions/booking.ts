import type { Page } from 'playwright';
import { bookingChoices, main } from '../../../tests/e2e/support/steps.ts';
import type { Step } from './journey.ts';
import { tap, type, waitForFrames } from './input.ts';

export async function bookAVisit(page: Page, step: Step): Promise<void> {
  const dialog = page.getByRole('dialog');
  const title = (words: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: words }).waitFor();

  await step('opens the menu, goes to the search', async () => {
    await tap(page.getByRole('button', { name: 'Open menu' }));
    await tap(dialog.getByRole('link', { name: 'Find a Doctor' }));
    await title('Find a Doctor');
  });
  await step('types a place and chooses it', async () => {
    const place = main(page).getByRole('combobox', { name: 'Location' });
    await tap(place);
    await type(place, 'Beng');
    await tap(page.getByRole('option', { name: 'Bengaluru, Karnataka' }));
  });
  await step('types what hurts, searches', async () => {
    const words = main(page).getByRole('combobox', { name: /Doctor/ });
    await tap(words);
    await type(words, 'cardio');
    await tap(main(page).getByRole('button', { name: 'Search' }));
    await doctor(page).first().waitFor();
  });
  await step('filters what was found', async () => {
    for (const [name, choice] of [
      ['Patient Stories', '60+'],
      ['Experience', /10\+/],
    ] as const) {
      await tap(main(page).getByRole('combobox', { name }));
      await tap(page.getByRole('option', { name: choice }));
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    }
    await main(page).getByText('1 doctor', { exact: true }).waitFor();
  });
  await step('opens the doctor, looks at the tabs', async () => {
    await tap(doctor(page));
    await title('Dr. Ananya Krishnan');
    for (const name of ['Reviews', 'Experience', 'Overview']) {
      await tap(main(page).getByRole('tab', { name }));
    }
  });
  await step('begins to book', async () => {
    await tap(main(page).getByRole('link', { name: 'Book Appointment' }).first());
    await title('Book an appointment');
  });
  const { dates, freeTimes } = bookingChoices(page);
  await step('chooses dates and times', async () => {
    for (const date of [2, 3, 1]) {
      await tap(dates.nth(date));
      await freeTimes.first().waitFor();
    }
    for (const time of [0, 2, 1]) await tap(freeTimes.nth(time));
    await tap(main(page).getByRole('radio', { name: 'Video' }));
  });
  await step('writes why', async () => {
    const notes = main(page).getByRole('textbox', { name: /notes/i });
    await tap(notes);
    await type(notes, 'Chest feels tight on stairs.');
  });
  await step('books', async () => {
    await tap(
      main(page)
        .getByRole('button', { name: /^Confirm/ })
        .first(),
    );
    await title('Appointment Pending');
  });
  await step('looks at the visits, filters them', async () => {
    await tap(main(page).getByRole('link', { name: 'View appointments' }));
    await title('Appointments');
    for (const name of ['Completed', 'Pending']) {
      await tap(main(page).getByRole('link', { name, exact: true }));
      await page.waitForURL(new RegExp(name.toLowerCase()));
    }
  });
  await step('cancels in the dialog', async () => {
    await tap(
      main(page)
        .getByRole('button', { name: /Cancel appointment/ })
        .last(),
    );
    await type(dialog.getByRole('textbox'), 'I feel better.');
    await tap(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await dialog.waitFor({ state: 'hidden' });
  });
  await step('opens the account menu, changes the theme', async () => {
    await tap(page.getByRole('button', { name: /^Account of/ }));
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await waitForFrames(page);
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await tap(page.getByRole('button', { name: 'Open menu' }));
    await tap(dialog.getByRole('button', { name: /theme/ }));
  });
}

const doctor = (page: Page) =>
  main(page).getByRole('link', { name: 'Dr. Ananya Krishnan', exact: true });
