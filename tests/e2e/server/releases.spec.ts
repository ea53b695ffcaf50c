import { expect } from '@playwright/test';
import { buildServedAt, startHost, type Host } from '../support/releases.ts';
import { main } from '../support/steps.ts';
import { test as base } from '../support/test.ts';
import { checkForRelease, emulateSlowNetwork, isShellCached } from '../support/worker.ts';

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL, apiPort }, provide) => {
    const original = baseURL ?? '';
    const settings = { VITE_API_URL: `http://localhost:${apiPort}` };
    const port = Number(new URL(original).port) + 20;
    const host = await startHost(buildServedAt(original), port, settings);
    await provide(host);
    await host.end();
  },
});

test.use({ savesData: false });

test('an app build for a real API shows a new-version notice after a deployment and still loads its pages', async ({
  page,
  host,
}) => {
  const news = page.getByText('A new version of CareSetu is available.');
  const heading = main(page).getByRole('heading', { level: 1 });
  await page.addInitScript(emulateSlowNetwork);
  await page.goto(`${host.url}/about-us`);
  await expect(heading).toBeVisible();
  await isShellCached(page);
  await host.deploy();
  await checkForRelease(page);
  await expect(news).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(heading).toHaveText('Services');
  await page.reload();
  await expect(news).toBeHidden();
  await expect(heading).toHaveText('Services');
});
