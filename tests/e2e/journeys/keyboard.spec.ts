import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, people, type Person } from '../support/people.ts';
import { cards, payButton, ramesh } from '../support/queue.ts';
import { accountButton, main, tabTo } from '../support/steps.ts';
import { onTheDemoAlone, test } from '../support/test.ts';

/** With focus on the body, keys have no effect and screen readers start again at the top. */
async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(isLost, 'the focus is on the body').toBe(false);
}

async function expectArrivalAt(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toBeFocused();
  await expectFocusKept(page);
}

const home = 'Connecting You to Better Health';

async function logInByKeys(page: Page, { phone, role }: Person): Promise<void> {
  await page.goto('/login');
  await tabTo(page, main(page).getByRole('radio', { name: 'Patient' }));
  const own = main(page).getByRole('radio', { name: role });
  if (role === 'Doctor') await page.keyboard.press('ArrowRight');
  await expect(own).toBeChecked();
  await tabTo(page, main(page).getByRole('textbox', { name: 'Mobile number' }));
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectArrivalAt(page, home);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = main(page).getByRole('combobox', { name: field });
  await tabTo(page, list);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await expect(list).toContainText(option);
}

async function takeSuggestion(page: Page, field: string, typed: string, name: string) {
  const box = main(page).getByRole('combobox', { name: field });
  await tabTo(page, box);
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toHaveText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(name);
  await expect(box).toBeFocused();
}

test('a patient logs in, searches, books and cancels using only the keyboard', async ({ page }) => {
  await logInByKeys(page, people.arjun);

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
  await expectFocusKept(page);
});

test('a new patient signs up using only the keyboard', async ({ page, readCode }) => {
  await test.step('the patient enters their details', async () => {
    await page.goto('/signup');
    const patient = main(page).getByRole('radio', { name: 'Patient' });
    await tabTo(page, patient);
    await expect(patient).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(patient).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('radio', { name: 'Doctor' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(patient).toBeChecked();
    await tabTo(page, main(page).getByRole('textbox', { name: 'Full name' }));
    await page.keyboard.type('Asha Verma');
    await tabTo(page, main(page).getByRole('textbox', { name: 'Mobile number' }));
    await page.keyboard.type('9000012345');
    await tabTo(page, main(page).getByLabel('Password', { exact: true }));
    await page.keyboard.type('sunflower');
  });

  await test.step('focus moves to the terms checkbox that the patient skipped, and the patient accepts the terms', async () => {
    const send = main(page).getByRole('button', { name: 'Get OTP' });
    const terms = main(page).getByRole('checkbox', { name: /terms and conditions/ });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(main(page)).toContainText('You must agree to the terms and conditions');
    await expect(terms).toBeFocused();
    await page.keyboard.press('Space');
    await expect(terms).toBeChecked();
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/verify-otp');
    await expectArrivalAt(page, 'Verify your number');
  });

  await test.step('the patient types the one-time code, digit by digit', async () => {
    const code = await readCode();
    const boxes = main(page).getByRole('textbox', { name: /^Digit \d of 6$/ });
    await tabTo(page, boxes.first());
    for (const [place, digit] of [...code].entries()) {
      await expect(boxes.nth(place)).toBeFocused();
      await page.keyboard.type(digit);
      await expect(boxes.nth(place)).toHaveValue(digit);
    }
    await page.keyboard.press('Enter');
  });

  await test.step("the patient is signed in, and focus is on the home page's heading", async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByText('OTP verified successfully')).toBeVisible();
    await expect(accountButton(page)).toContainText('Asha Verma');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectFocusKept(page);
  });
});

test(
  'a patient hires a helper, pays and follows the queue using only the keyboard',
  onTheDemoAlone,
  async ({ page }) => {
    await test.step('the patient reaches the booking form from the dashboard', async () => {
      await logInByKeys(page, people.meera);
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Patient dashboard' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/patient\/dashboard\//);
      await expectArrivalAt(page, /Meera/);
      await tabTo(page, main(page).getByRole('link', { name: 'Book a helper' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/freelancers/${ramesh.id}/book`);
      await expectArrivalAt(page, 'Book a queue helper');
    });

    await test.step('focus moves to the first invalid field, and the patient completes the form', async () => {
      const send = main(page).getByRole('button', { name: 'Continue to payment' });
      const date = main(page).getByRole('combobox', { name: 'Date' });
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(main(page)).toContainText('Department is required');
      await expect(date).toBeFocused();
      await page.keyboard.press('Enter');
      const days = page.getByRole('option');
      await expect(days.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(days.nth(2)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(date).toBeFocused();
      await choose(page, 'Start time', '8:00 am');
      await tabTo(page, main(page).getByRole('textbox', { name: /Duration/ }));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(main(page)).toContainText('$75.00');
      await takeSuggestion(page, 'Hospital name', 'setubandh', 'Setubandh Hospital, Koramangala');
      await takeSuggestion(page, 'Department', 'cardio', 'Cardiology');
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/payment\?draft=/);
      await expectArrivalAt(page, 'Payment');
    });

    await test.step('the patient pays by card', async () => {
      await tabTo(page, main(page).getByRole('textbox', { name: 'Card number' }));
      await page.keyboard.type(cards.ok);
      await page.keyboard.press('Tab');
      await page.keyboard.type('1234');
      await page.keyboard.press('Tab');
      await page.keyboard.type('123');
      await tabTo(page, payButton(page));
      await expect(payButton(page)).toHaveText(/\$75\.00/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/queue\/.+/);
      await expectArrivalAt(page, 'Ramesh is booked');
      await expect(main(page)).toContainText('Receipt');
      await expect(main(page)).toContainText('$75.00');
    });

    await test.step("the patient tracks the helper's progress", async () => {
      const status = page.getByRole('heading', { level: 1 });
      const panel = page.getByRole('region', { name: 'Demo helper' });
      await tabTo(page, panel.getByRole('button', { name: 'Set out' }));
      await page.keyboard.press('Enter');
      await expect(status).toHaveText('Ramesh is on the way');
      const join = panel.getByRole('button', { name: 'Join the queue' });
      await expect(panel).toBeFocused();
      await expectFocusKept(page);
      await page.keyboard.press('Tab');
      await expect(join).toBeFocused();
      await page.keyboard.press('Space');
      await expect(status).toHaveText('Ramesh is in the queue');
      await expect(panel.getByRole('button', { name: 'Move up' })).toBeVisible();
      await expect(panel).toBeFocused();
      await expectFocusKept(page);
    });
  },
);

test('a doctor opens a visit and writes its notes using only the keyboard', async ({ page }) => {
  const box = (name: string | RegExp) => main(page).getByRole('textbox', { name });
  // Today's visit with him may not have begun yet.
  let start = main(page)
    .getByRole('region', { name: 'Notes to finish' })
    .getByRole('link', { name: /^Start the visit with Arjun Rao/ });
  const dashboard = /^Good (morning|afternoon|evening), Dr\. Krishnan$/;
  await test.step('the doctor opens an unfinished visit from the dashboard', async () => {
    await logInByKeys(page, people.ananya);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Doctor dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/doctor\/dashboard\//);
    await expectArrivalAt(page, dashboard);
    const href = await start.first().getAttribute('href');
    start = start.and(page.locator(`[href="${href}"]`));
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/visit$/);
    await expectArrivalAt(page, 'Visit with Arjun Rao');
  });

  await test.step('focus moves to the first invalid field, and then to the next invalid field', async () => {
    const complete = main(page).getByRole('button', { name: 'Complete visit' });
    await tabTo(page, box(/^Prescription/));
    await page.keyboard.type('Aspirin 75 mg');
    await page.keyboard.press('Enter');
    await page.keyboard.type('one a day after food');
    await expect(box(/^Prescription/)).toHaveValue('Aspirin 75 mg\none a day after food');
    await tabTo(page, box(/^Systolic/));
    await page.keyboard.type('138');
    await tabTo(page, complete);
    await page.keyboard.press('Enter');
    await expect(box('Diagnosis')).toBeFocused();
    await expect(box('Diagnosis')).toHaveAccessibleDescription(/Diagnosis is required/);
    await page.keyboard.type('Stable angina');
    await tabTo(page, complete);
    await page.keyboard.press('Enter');
    await expect(box(/^Diastolic/)).toBeFocused();
    await expect(box(/^Diastolic/)).toHaveAccessibleDescription(
      /Diastolic pressure must be 20 to 200/,
    );
    await page.keyboard.type('88');
  });

  await test.step('the doctor completes the visit, reads the record and returns to the dashboard', async () => {
    await tabTo(page, main(page).getByRole('button', { name: 'Complete visit' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Visit completed')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Record of this visit' })).toBeFocused();
    await tabTo(page, main(page).getByRole('link', { name: 'Back to your dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/doctor\/dashboard\//);
    await expectArrivalAt(page, dashboard);
    await expect(start).toHaveCount(0);
    await expectFocusKept(page);
  });
});
