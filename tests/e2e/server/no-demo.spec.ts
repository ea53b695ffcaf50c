import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('a build for a real API shows and loads nothing from the demo', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByRole('region', { name: 'Demo' })).toHaveCount(0);
  await expect(page.getByText(/demo1234/)).toHaveCount(0);
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(await worker.text()).not.toMatch(/importScripts|MOCK_ACTIVATE|activeClientIds/);
  expect((await page.request.get('/mockServiceWorker.js')).headers()['content-type']).not.toContain(
    'javascript',
  );
});
