import { expect, type Locator, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main, tabTo } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

const ananya = 'doctor-ananya-krishnan';

async function openDashboard(page: Page): Promise<void> {
  await logIn(page, people.ananya);
  await page.getByRole('banner').getByRole('link', { name: 'Doctor dashboard' }).click();
  await expect(page).toHaveURL(`/doctor/dashboard/${ananya}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Dr\. Krishnan$/,
  );
}

const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const requests = (page: Page) =>
  region(page, 'Requests')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

function figure(page: Page, label: string): Locator {
  return region(page, 'Your appointment totals')
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition');
}

async function count(page: Page, label: string): Promise<number> {
  return Number(await figure(page, label).innerText());
}

test('a doctor accepts and declines requests, and the counts include these changes and new bookings', async ({
  page,
  openSecondPage,
}) => {
  await openDashboard(page);
  await expect(requests(page).first()).toBeVisible();
  const waiting = await requests(page).count();
  const [total, cancelled, upcoming] = await Promise.all(
    ['Total appointments', 'Cancelled', 'Upcoming'].map((label) => count(page, label)),
  );

  const first = (await requests(page).first().getByRole('heading').innerText()).trim();
  const accept = requests(page)
    .first()
    .getByRole('button', { name: `Accept the request from ${first}` });
  await accept.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await accept.click();
  await expect(requests(page)).toHaveCount(waiting - 1);
  await expect(region(page, 'Requests').locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY), 'no other request moves below the pointer').toBe(
    scrolled,
  );
  await expect(figure(page, 'Upcoming')).toHaveText(String(Number(upcoming) + 1));

  const second = (await requests(page).first().getByRole('heading').innerText()).trim();
  await requests(page)
    .first()
    .getByRole('button', { name: `Decline the request from ${second}` })
    .click();
  const question = page.getByRole('dialog', { name: 'Decline this request?' });
  await question.getByRole('textbox', { name: /Reason/ }).fill('I am at a conference that day.');
  await question.getByRole('button', { name: 'Decline request' }).click();
  await expect(requests(page)).toHaveCount(waiting - 2);
  await expect(figure(page, 'Cancelled')).toHaveText(String(Number(cancelled) + 1));
  await expect(figure(page, 'Total appointments')).toHaveText(String(total));

  const patient = await openSecondPage();
  await logIn(patient, people.meera, `/appointments/book/${ananya}`);
  const { dates, freeTimes } = bookingChoices(patient);
  await dates.nth(1).check();
  await freeTimes.first().check();
  await main(patient).getByRole('textbox', { name: /notes/i }).fill('Seen from the other tab.');
  await main(patient)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');

  await page.bringToFront();
  await expect(requests(page)).toHaveCount(waiting - 1);
  await expect(region(page, 'Requests').getByText('Seen from the other tab.')).toBeVisible();
  await expect(figure(page, 'Total appointments')).toHaveText(String(Number(total) + 1));
});

test('a doctor accepts several requests at once by keyboard', async ({ page }) => {
  await openDashboard(page);
  await expect(requests(page).first()).toBeVisible();
  const waiting = await requests(page).count();
  const upcoming = Number(await count(page, 'Upcoming'));
  const names = await requests(page).getByRole('heading').allInnerTexts();

  await tabTo(page, main(page).getByRole('button', { name: 'Accept several' }));
  await page.keyboard.press('Enter');
  const boxes = region(page, 'Requests').getByRole('checkbox');
  await expect(boxes).toHaveCount(waiting);
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boxes.first()).not.toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(
    main(page).getByRole('button', { name: `Accept ${waiting - 1} requests` }),
  ).toBeFocused();
  await page.keyboard.press('Enter');

  const results = main(page).getByRole('group', {
    name: `${waiting - 1} of ${waiting - 1} requests accepted`,
  });
  await expect(results).toBeFocused();
  await expect(results.getByRole('listitem')).toHaveCount(waiting - 1);
  await expect(results.getByText('Accepted', { exact: true })).toHaveCount(waiting - 1);
  await expect(requests(page).getByRole('heading')).toHaveText([names[0] ?? '']);
  await expect(figure(page, 'Upcoming')).toHaveText(String(upcoming + waiting - 1));
});

test('a doctor edits the weekly hours while a visit is booked, and patients see the new times', async ({
  page,
  openSecondPage,
}) => {
  await openDashboard(page);
  const yusuf = requests(page).filter({ hasText: 'Yusuf Ansari' });
  const spokenDay = (await yusuf.getByText(/day \d/).innerText()).trim();
  const [weekday = '', day = '', month = ''] = spokenDay.split(' ');

  const patient = await openSecondPage();
  await logIn(patient, people.meera, `/appointments/book/${ananya}`);
  const { dates } = bookingChoices(patient);
  const date = `${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)}`;
  // The name ends with the number of free times as soon as it is known.
  await dates.and(patient.getByRole('radio', { name: new RegExp(`^${date}(,|$)`) })).check();
  const nine = main(patient).getByRole('radio', { name: '9:00 am, available' });
  await expect(nine).toBeVisible();

  await page.bringToFront();
  await main(page).getByRole('button', { name: 'Manage Schedule' }).click();
  const editor = page.getByRole('dialog', { name: 'Manage schedule' });
  await editor
    .getByRole('combobox', { name: new RegExp(`^Start, ${weekday}( 1)?$`) })
    .selectOption('11:00');
  await editor.getByRole('button', { name: 'Save schedule' }).click();

  const warning = page.getByRole('dialog', { name: '1 request would fall outside' });
  await expect(warning.getByRole('listitem')).toHaveText(/Yusuf Ansari.*10:30 am/);
  await warning.getByRole('button', { name: 'Go back' }).click();
  await editor.getByRole('button', { name: 'Save schedule' }).click();
  await warning.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Manage Schedule' })).toBeFocused();
  // Saturdays end at 2:00 pm.
  const newHours = region(page, 'Weekly availability').getByText(/^11:00 am to [12]:00 pm$/);
  await expect(newHours).toHaveCount(1);
  await expect(yusuf).toBeVisible();

  await patient.bringToFront();
  await expect(nine).toHaveCount(0);
  await expect(main(patient).getByRole('radio', { name: /, 11:00 am, available/ })).toBeVisible();
});

test(
  'an invalid schedule shows the reason for the error, and the input survives a reload',
  inSoakOnly,
  async ({ page }) => {
    await openDashboard(page);
    await main(page).getByRole('button', { name: 'Manage Schedule' }).click();
    const editor = page.getByRole('dialog', { name: 'Manage schedule' });
    const start = editor.getByRole('combobox', { name: 'Start, Sunday' });
    const end = editor.getByRole('combobox', { name: 'End, Sunday' });
    await start.selectOption('14:00');
    await editor.getByRole('button', { name: 'Save schedule' }).click();
    await expect(editor.getByRole('alert')).toContainText('Some hours cannot be saved yet.');
    await expect(start).toBeFocused();
    await expect(start).toHaveAccessibleDescription('The end must be after the start.');

    await page.reload();
    await expect(editor.getByText('Your unsaved changes are still here')).toBeVisible();
    await expect(start).toHaveValue('14:00');

    await end.selectOption('18:00');
    await editor.getByRole('button', { name: 'Add hours, Sunday' }).click();
    await editor.getByRole('combobox', { name: 'Start, Sunday 2' }).selectOption('17:00');
    await expect(
      editor.getByText('These hours overlap other hours on the same day.'),
    ).toBeVisible();

    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Manage Schedule' }).click();
    await expect(start).toHaveValue('09:00');
  },
);

async function monthShown(editor: Locator): Promise<number> {
  const name = await editor.getByText(/^[A-Z][a-z]+ \d{4}$/).innerText();
  return new Date(`1 ${name}`).getMonth() + 1;
}

test(
  "a leave day removes that day's times and is listed below the week",
  inSoakOnly,
  async ({ page, openSecondPage }) => {
    const patient = await openSecondPage();
    await logIn(patient, people.arjun, `/appointments/book/${ananya}`);
    const { dates } = bookingChoices(patient);
    const day = dates.nth(4);
    const date = (await day.getAttribute('value')) ?? '';

    await page.bringToFront();
    await openDashboard(page);
    await region(page, 'Days of leave').getByRole('button', { name: 'Plan leave' }).click();
    const editor = page.getByRole('dialog', { name: 'Manage schedule' });
    await expect(editor.getByRole('button', { name: /, today/ })).toBeFocused();
    const [year = '', month = '', dayOfMonth = ''] = date.split('-');
    const inCalendar = editor.getByRole('button', {
      name: new RegExp(`, ${Number(dayOfMonth)} \\w+ ${year}(,|$)`),
    });
    const isNextMonth = Number(month) !== (await monthShown(editor));
    if (isNextMonth) await editor.getByRole('button', { name: 'Next month' }).click();
    await inCalendar.click();
    await expect(inCalendar).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Manage Schedule' }).click();
    await expect(editor.getByRole('button', { name: /^Remove leave/ })).toHaveCount(1);
    await editor.getByRole('button', { name: 'Save schedule' }).click();
    const anyway = page.getByRole('button', { name: 'Save anyway' });
    await expect(anyway).toBeVisible();
    await anyway.click();
    await expect(region(page, 'Days of leave').getByRole('listitem')).toHaveCount(1);

    await patient.bringToFront();
    await expect(dates.and(patient.locator(`[value="${date}"]`))).toHaveCount(0);
    await expect(dates.first()).toBeVisible();
  },
);
