import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

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

test('guests load no chat code, and signed-in users load it on any page', async ({ page }) => {
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

test.describe("a page's code", () => {
  // A service worker would make requests to cache the app.
  test.use({ serviceWorkers: 'block' });

  async function openHomeOn(connection: object, page: Page): Promise<string[]> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('LoginPage')) asked.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await loginLink(page).hover();
    return asked;
  }
  const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

  test('is preloaded on a fast connection', async ({ page }) => {
    const asked = await openHomeOn({ saveData: false, effectiveType: '4g' }, page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('loads only on navigation when data saver is on', async ({ page }) => {
    const asked = await openHomeOn({ saveData: true, effectiveType: '4g' }, page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await loginLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
  });
});
