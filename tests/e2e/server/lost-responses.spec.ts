import { expect, type Page, type Route } from '@playwright/test';
import * as z from 'zod/mini';
import { message } from '../../../src/contract/messages.ts';
import { openConversation, send } from '../support/chat.ts';
import { people } from '../support/people.ts';
import { bookingChoices, logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { meera, ananya } = people;
const sends = process.env.SOAK ? 500 : 25;

test(`when 30% of responses are lost, ${sends} messages still arrive once and in order, and none stays pending`, async ({
  page: patient,
  openSecondPage,
  apiUrl,
}) => {
  if (process.env.SOAK) test.setTimeout(60_000 + sends * 1000);
  await openConversation(patient, meera, ananya);
  let count = 0;
  await patient.route('**/api/messages/send/**', async (route) => {
    count += 1;
    const isDropped = count % 10 < 3;
    if (isDropped) await route.fetch({ url: apiUrl + new URL(route.request().url()).pathname });
    await (isDropped ? route.abort('connectionreset') : route.continue());
  });
  const texts = Array.from({ length: sends }, (_, index) => `Letter ${index + 1}.`);
  for (const text of texts) await send(patient, text);
  const own = main(patient)
    .getByRole('article')
    .filter({ hasText: /Letter/ });
  await expect(own.last()).toContainText(`Letter ${sends}.`);
  const waiting = own.getByRole('img', { name: /Pending|Failed/ });
  await expect(waiting).toHaveCount(0);

  const doctor = await openSecondPage();
  await openConversation(doctor, ananya, meera);
  await expect(main(doctor).getByRole('article').last()).toContainText(`Letter ${sends}.`);
  expect(await storedTexts(doctor, apiUrl, 'patient-meera-nair')).toEqual(texts);
});

test('a booking whose response a captive portal replaces is confirmed by the next attempt, and made once', async ({
  page,
  apiUrl,
}) => {
  await logIn(page, meera, '/appointments/book/doctor-ananya-krishnan');
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(1).check();
  await freeTimes.first().check();
  let isPortal = true;
  const keys: (string | undefined)[] = [];
  const replace = async (route: Route) => {
    const request = route.request();
    const key = request.headers()['idempotency-key'];
    if (key) keys.push(key);
    if (!isPortal) return route.continue();
    if (key) await route.fetch({ url: apiUrl + new URL(request.url()).pathname });
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
    };
    return route.fulfill({ headers, contentType: 'text/html', body: '<h1>Welcome</h1>' });
  };
  await page.route(/\/api\/appointments?\//, replace);
  const confirm = main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first();
  await confirm.click();
  await expect(main(page).getByRole('alert')).toContainText('Please try again');
  isPortal = false;
  await confirm.click();
  await expect(page).toHaveURL(/\/appointments\/book\/confirm/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
  expect(keys).toEqual([keys[0], keys[0]]);
});

async function storedTexts(page: Page, apiUrl: string, partnerId: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const texts: string[] = [];
  for (let after = 0, more = true; more;) {
    const answer = await page.request.get(
      `${apiUrl}/api/messages/${partnerId}?after=${after}&limit=200`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const messages = z.array(message).parse(await answer.json());
    texts.push(...messages.map(({ content }) => content.textContent));
    after = messages.at(-1)?.seq ?? after;
    more = messages.length === 200;
  }
  return texts.filter((text) => text.startsWith('Letter'));
}
