import { expect, type Page } from '@playwright/test';
import { currentMs } from '../../../src/domain/time/clock.ts';
import { people } from '../support/people.ts';
import { cards, draftBooking, fillCard, payButton } from '../support/queue.ts';
import { logIn, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

test.use({ setsClock: true });

const alert = (page: Page) => main(page).getByRole('alert');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Collects the console messages that a failed payment logs (spec §8). */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Payment failed')) {
      failures.push(message.text());
    }
  });
  return failures;
}

test(
  'a declined card is not charged and is logged once, and another card can pay',
  inSoakOnly,
  async ({ page }) => {
    const failures = failuresOf(page);
    await logIn(page, people.meera);
    await draftBooking(page);
    const tries = [
      { card: cards.declined, says: /declined/ },
      { card: cards.insufficient, says: /not enough money/ },
    ];
    for (const [index, { card, says }] of tries.entries()) {
      await fillCard(page, card);
      await payButton(page).click();
      await expect(alert(page)).toContainText(says);
      expect(failures).toHaveLength(index + 1);
      await expect(main(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('');
    }
    await page.reload();
    await expect(alert(page)).toContainText(/not enough money/);
    await fillCard(page, cards.ok);
    await payButton(page).dblclick();
    await expect(title(page)).toHaveText('Ramesh is booked');
    expect(failures).toHaveLength(2);
    expect(failures.join(' ')).not.toMatch(/\d{4} ?\d{4}/);
  },
);

test('a bank confirmation survives a reload, and the card is not charged if the payer declines', async ({
  page,
}) => {
  await logIn(page, people.meera);
  await draftBooking(page);
  await fillCard(page, cards.asksBank);
  await payButton(page).click();
  await page.getByRole('dialog', { name: 'Confirm with your bank' }).getByText('$75.00').waitFor();
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(alert(page)).toContainText(/bank did not confirm/);

  await fillCard(page, cards.asksBank);
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(title(page)).toHaveText('Ramesh is booked');
});

test('the payment page shows that the booking is paid when the patient goes back', async ({
  page,
}) => {
  await logIn(page, people.meera);
  await draftBooking(page);
  const payment = page.url();
  await fillCard(page, cards.ok);
  await payButton(page).click();
  await expect(title(page)).toHaveText('Ramesh is booked');
  await page.goto(payment);
  await expect(main(page)).toContainText('You have already paid for this booking');
  await expect(payButton(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Ramesh is booked');
});

test('a UPI request can be declined, can expire, and can still be approved after a reload', async ({
  page,
}) => {
  await logIn(page, people.meera);
  await draftBooking(page);
  const request = main(page).getByRole('region', { name: 'UPI request' });
  const phone = page.getByRole('region', { name: 'Demo phone' });
  const again = main(page).getByRole('button', { name: 'Send again' });
  await main(page).getByRole('radio', { name: 'UPI' }).check();
  await payButton(page).click();
  await expect(request.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?.*am=75\.00/,
  );
  await phone.getByRole('button', { name: 'Decline' }).click();
  await expect(alert(page)).toContainText(/refused in the UPI app/);

  await again.click();
  await expect(request).toBeVisible();
  await page.clock.setSystemTime(currentMs() + 5 * 60_000 + 1000);
  await expect(alert(page)).toContainText(/has expired/);

  await again.click();
  await expect(request).toBeVisible();
  await page.reload();
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(title(page)).toHaveText('Ramesh is booked');
  await expect(main(page)).toContainText('UPI');
});

test('card numbers never reach storage, the URL or a request', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await logIn(page, people.meera);
  await draftBooking(page);
  await fillCard(page, cards.ok);
  await payButton(page).click();
  await expect(title(page)).toHaveText('Ramesh is booked');
  const kept = [
    JSON.stringify(await page.context().storageState({ indexedDB: true })),
    await page.evaluate(() => JSON.stringify(sessionStorage)),
    page.url(),
  ];
  const digits = cards.ok.replaceAll(' ', '');
  expect(kept.join(' ')).toContain('Setubandh Hospital');
  for (const text of [...kept, ...sent]) {
    expect(text).not.toContain(digits);
    expect(text).not.toContain(cards.ok);
  }
});
