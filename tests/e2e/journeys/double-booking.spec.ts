import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const rounds = process.env.SOAK ? 100 : 1;
/** These doctors always have two free slots in the next five days. */
const doctorIds = [
  'doctor-ananya-krishnan',
  'doctor-farah-qureshi',
  'doctor-lalita-deshpande',
  'doctor-nandini-bhat',
  'doctor-sana-rizvi',
  'doctor-joaquim-pereira',
  'doctor-vikram-chauhan',
  'doctor-zoya-siddiqui',
  'doctor-manish-agarwal',
  'doctor-selvi-murugan',
];

test(`in ${rounds} rounds of two patients confirming the same slot at once, one patient gets the slot, and the other keeps the notes and sees the nearest free times`, async ({
  page: meera,
  openSecondPage,
}) => {
  if (process.env.SOAK) test.setTimeout(rounds * 15_000);
  await logIn(meera, people.meera);
  const arjun = await openSecondPage();
  await logIn(arjun, people.arjun);

  for (let round = 0; round < rounds; round += 1) {
    const path = `/appointments/book/${doctorIds[round % doctorIds.length]}`;
    const day = 1 + (Math.floor(round / doctorIds.length) % 5);
    let slot = '';
    for (const page of [meera, arjun]) {
      await page.bringToFront();
      await page.goto(path);
      const { dates, freeTimes } = bookingChoices(page);
      await dates.nth(day).check();
      await freeTimes.first().check();
      // Before this, the first free time may be on the day that was chosen first.
      const chosen = freeTimes.and(page.getByRole('radio', { checked: true }));
      slot = (await chosen.getAttribute('aria-label')) ?? '';
      await main(page).getByRole('textbox', { name: /notes/i }).fill(`Round ${round}`);
    }
    const outcomes = await Promise.all(
      [meera, arjun].map(async (page) => {
        await main(page)
          .getByRole('button', { name: /^Confirm/ })
          .first()
          .press('Enter');
        const booked = page.getByRole('heading', { level: 1, name: 'Appointment Pending' });
        const refused = main(page).getByRole('alert').filter({ hasText: /taken/i });
        await expect(booked.or(refused)).toBeVisible();
        return (await booked.isVisible()) ? 'booked' : 'refused';
      }),
    );
    expect(outcomes.toSorted()).toEqual(['booked', 'refused']);
    const loser = outcomes[0] === 'refused' ? meera : arjun;
    await expect(main(loser).getByRole('textbox', { name: /notes/i })).toHaveValue(
      `Round ${round}`,
    );
    await expect(main(loser).getByRole('alert').getByRole('button').first()).toBeVisible();
    await expect(
      main(loser).getByRole('radio', { name: slot.replace('available', 'taken') }),
    ).toBeDisabled();
    await cancelVisit(loser === meera ? arjun : meera);
  }
});

test('a time that one patient books leaves the open picker of another within a second, and comes back when it is cancelled', async ({
  page: meera,
  openSecondPage,
}) => {
  await logIn(meera, people.meera);
  const arjun = await openSecondPage();
  await logIn(arjun, people.arjun);
  for (const page of [meera, arjun]) {
    await page.goto(`/appointments/book/${doctorIds[3]}`);
    await bookingChoices(page).dates.nth(2).check();
  }
  const slot = await chooseFirst(meera);
  const taken = slot.replace('available', 'taken');
  await bookingChoices(arjun).freeTimes.nth(1).check();
  const notes = main(arjun).getByRole('textbox', { name: /notes/i });
  await notes.fill('A cough');
  await book(meera);
  await expect(main(arjun).getByRole('radio', { name: taken })).toBeDisabled({ timeout: 1000 });
  await expect(notes).toBeFocused();
  await expect(main(arjun).getByRole('radio', { checked: true, name: /available/ })).toHaveCount(1);
  await cancelVisit(meera);
  await expect(main(arjun).getByRole('radio', { name: slot })).toBeEnabled();

  await main(arjun).getByRole('radio', { name: slot }).check();
  await notes.fill('A cough and a fever');
  await meera.goto(`/appointments/book/${doctorIds[3]}`);
  await bookingChoices(meera).dates.nth(2).check();
  expect(await chooseFirst(meera)).toBe(slot);
  await book(meera);
  const lost = main(arjun).getByRole('alert').filter({ hasText: 'was just taken' });
  await expect(lost).toBeVisible();
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('A cough and a fever');
  await lost.getByRole('button').first().press('Enter');
  await expect(lost).toBeHidden();
  await book(arjun);
});

async function chooseFirst(page: Page): Promise<string> {
  const { freeTimes } = bookingChoices(page);
  await freeTimes.first().check();
  return (await freeTimes.first().getAttribute('aria-label')) ?? '';
}

async function book(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment Pending' })).toBeVisible();
}

/** A patient may have ten open visits. */
async function cancelVisit(page: Page): Promise<void> {
  await page.bringToFront();
  await main(page).getByRole('link', { name: 'View appointments' }).click();
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Pending' })
    .first()
    .getByRole('button', { name: /Cancel appointment/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I chose another doctor.');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(dialog).toBeHidden();
}
