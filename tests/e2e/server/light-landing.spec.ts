import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Which parts of the conversations' code a page has loaded so far, told by words that stand in each. */
function followScripts(page: Page): () => Promise<string[]> {
  const signs = { 'the socket': 'socket.io', 'the outbox': 'caresetu-outbox' };
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async () => {
    const code = (await Promise.all(texts)).join('\n');
    return Object.entries(signs).flatMap(([part, sign]) => (code.includes(sign) ? [part] : []));
  };
}

test('a guest’s pages load nothing of the conversations; they come with the login, on whichever page', async ({
  page,
}) => {
  const loaded = followScripts(page);
  for (const path of ['/', '/doctors', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await loaded(), path).toEqual([]);
  }
  await logIn(page, people.meera);
  await expect.poll(loaded).toEqual(['the socket', 'the outbox']);
});
