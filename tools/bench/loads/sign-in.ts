import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { DEMO_PASSWORD, people } from '../../../tests/e2e/support/people.ts';
import { workerNetwork } from './slow-workers.ts';

/** Once idle for this many ms, the worker has finished caching. */
const WORKER_REST = 1000;

export async function signIn(page: Page, site: string): Promise<void> {
  const { phone, role } = people.meera;
  const main = page.getByRole('main');
  workerNetwork.isSlow = false;
  await page.goto(`${site}/login`);
  await main.getByRole('radio', { name: role }).check();
  await main.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  do await wait(WORKER_REST);
  while (performance.now() - workerNetwork.lastAsked < WORKER_REST);
  workerNetwork.isSlow = true;
}
