import { expect } from '@playwright/test';
import {
  message,
  openConversation,
  prepareForAbsence,
  send,
  setNetwork,
  tick,
} from '../support/chat.ts';
import { people } from '../support/people.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const { meera, ananya } = people;

test('two tabs share unsent messages and send each message once', async ({
  page: left,
  context,
}) => {
  const right = await context.newPage();
  for (const page of [left, right]) await prepareForAbsence(page);
  await openConversation(left, meera, ananya);
  await right.goto(new URL(left.url()).pathname);
  for (const page of [left, right]) {
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await setNetwork(page, false);
  }
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/messages/send/') && request.method() === 'POST') {
      sent.push(request.postData() ?? '');
    }
  });
  const texts = [1, 2, 3, 4, 5, 6].map((number) => `Number ${number} of six`);
  for (const [index, text] of texts.entries()) await send(index % 2 === 0 ? left : right, text);
  for (const page of [left, right]) {
    for (const text of texts) await expect(tick(page, text, 'Pending')).toBeVisible();
  }
  await Promise.all([setNetwork(left, true), setNetwork(right, true)]);
  for (const page of [left, right]) {
    await page.bringToFront();
    for (const text of texts) {
      await expect(tick(page, text, 'Sent')).toBeVisible();
      await expect(message(page, text)).toHaveCount(1);
    }
    await expect(
      main(page)
        .getByRole('article')
        .filter({ hasText: /of six/ }),
    ).toHaveText(texts.map((text) => new RegExp(text)));
  }
  expect(sent).toHaveLength(texts.length);
});
