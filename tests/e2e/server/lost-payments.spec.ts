import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { queueBooking } from '../../../src/contract/queue.ts';
import { people } from '../support/people.ts';
import { cards, draftBooking, fillCard, payButton } from '../support/queue.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('a payment can be retried after a lost request or response, and is charged once', async ({
  page,
  apiUrl,
}) => {
  let loses: 'request' | 'response' | null = 'request';
  // Without `times: 1`, because a request in flight may hang when Playwright stops intercepting.
  await page.route('**/confirm', async (route) => {
    const lost = loses;
    loses = null;
    if (lost === 'response') {
      await route.fetch({ url: apiUrl + new URL(route.request().url()).pathname });
    }
    await (lost ? route.abort('connectionreset') : route.continue());
  });
  await logIn(page, people.meera);
  await draftBooking(page, { duration: 1 });
  await fillCard(page, cards.ok);
  await payButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText(/will not be charged twice/);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Ramesh is booked');

  await draftBooking(page, { day: 4, duration: 1 });
  loses = 'response';
  await fillCard(page, cards.ok);
  await payButton(page).click();
  await expect(title(page)).toHaveText('Ramesh is booked');

  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`${apiUrl}/api/queue`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bookings = z.array(queueBooking).parse(await answer.json());
  const paid = bookings.filter(({ status }) => status === 'paid');
  expect(paid.map(({ payment }) => payment?.status)).toEqual(['succeeded', 'succeeded']);
});
