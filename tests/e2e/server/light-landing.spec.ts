import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn } from '../support/steps.ts';
import { test } from '../support/test.ts';
import { isShellCached } from '../support/worker.ts';

test.use({ savesData: false });

function followScripts(page: Page): () => Promise<string[]> {
  const signs = { 'the socket': 'socket.io', 'the unsent messages': 'caresetu-unsent' };
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
  await expect.poll(loaded).toEqual(['the socket', 'the unsent messages']);
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

  test("is the login page's for a guest at a page for users", async ({ page }) => {
    const pages = new Set<string>();
    page.on('request', (request) => {
      const name = /\/(\w+Page)-[\w-]{8}\.js$/.exec(request.url())?.[1];
      if (name) pages.add(name);
    });
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(pages).toContain('LoginPage');
    expect(pages).not.toContain('AccountPage');
  });

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

test.describe('our fonts on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  function followFonts(page: Page): string[] {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const name = /(\w+-everyday)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
      if (name) loaded.push(name);
    });
    return loaded;
  }
  const areActive = (page: Page) =>
    page.evaluate(() => {
      const shown = [...document.fonts].filter(({ status }) => status === 'loaded');
      return ['Eczar', 'Anek Latin'].every((name) =>
        shown.some(({ family }) => family.includes(`${name} Variable`)),
      );
    });

  test('come with the second page of a first visit, and at once on the next visit', async ({
    page,
  }) => {
    const loaded = followFonts(page);
    await page.goto('/');
    await expect.poll(() => loaded.toSorted()).toEqual(['anek-everyday', 'eczar-everyday']);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/#main');
    expect(await areActive(page)).toBe(false);
    await page.getByRole('link', { name: 'Get Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect.poll(() => areActive(page)).toBe(true);
    await isShellCached(page);
    await page.goto('/');
    await expect.poll(() => areActive(page)).toBe(true);
  });

  test('are those of headings and of the wordmark in the first view, without a file', async ({
    page,
  }) => {
    const loaded = followFonts(page);
    await page.route(/\.js$/, (route) => route.abort());
    const wordmark = 'header a > span > span';
    // Without `shell.js`, the last address has no heading.
    const addresses = ['/', '/doctors', '/search', '/login', '/search?query=heart'];
    for (const path of addresses) {
      await page.goto(path);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('DOM.enable');
      await devtools.send('CSS.enable');
      const { root } = await devtools.send('DOM.getDocument');
      for (const selector of path.includes('?') ? [wordmark] : [wordmark, 'main h1']) {
        const found = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', found);
        expect(
          fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont })),
          `${selector} on ${path}`,
        ).toEqual([{ familyName: 'Eczar', isCustomFont: true }]);
      }
    }
    expect(loaded).toEqual([]);
  });

  test('are not loaded on a first visit with data saver on', async ({ page }) => {
    const loaded = followFonts(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    // The worker is registered after the fonts would be requested.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(loaded).toEqual([]);
  });
});
