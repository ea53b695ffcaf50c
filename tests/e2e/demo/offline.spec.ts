import { expect, type Page } from '@playwright/test';
import { countLoads } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { buildServedAt, startHost, type Host } from '../support/releases.ts';
import { logIn, main } from '../support/steps.ts';
import { test as base } from '../support/test.ts';
import {
  hardReload,
  checkForRelease,
  listReleases,
  emulateSlowNetwork,
  isShellCached,
  stopWorkers,
} from '../support/worker.ts';

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, provide, { parallelIndex }) => {
    const original = baseURL ?? '';
    const port = Number(new URL(original).port) + 10 + parallelIndex;
    const host = await startHost(buildServedAt(original), port, {});
    await provide(host);
    await host.end();
  },
});

test.use({ savesData: false });

const newVersion = (page: Page) => page.getByText('A new version of CareSetu is available.');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await isShellCached(page);
}

test('an open tab shows a new-version notice after a deployment and still loads its pages', async ({
  page,
  host,
}) => {
  await open(page, `${host.url}/about-us`);
  await host.deploy();
  await checkForRelease(page);
  await expect(newVersion(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => fetch('/api/doctors').then(({ status }) => status))).toBe(200);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(newVersion(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await isShellCached(page);
});

test('a page loads after one reload when a deployment has removed its chunk', async ({
  page,
  host,
}) => {
  await page.addInitScript(emulateSlowNetwork);
  await open(page, `${host.url}/about-us`);
  await host.deploy();
  const loads = countLoads(page);
  await follow(page, 'Services');
  await expect(page).toHaveURL(/\/services$/);
  await expect(heading(page)).toHaveText('Services');
  await expect(newVersion(page)).toBeHidden();
  await expect.poll(loads).toBe(1);
});

test('a page shows an error after one reload when its chunk cannot load, although the device appears to be online', async ({
  page,
  host,
}) => {
  await page.addInitScript(emulateSlowNetwork);
  await open(page, `${host.url}/about-us`);
  host.goDown();
  const loads = countLoads(page);
  await page.goto(`${host.url}/freelancers`);
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect.poll(loads).toBe(2);
  await host.comeBack();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading(page)).toHaveText('Queue helpers');
});

test("a page from the new release replaces the old release's service worker", async ({
  page,
  host,
}) => {
  await open(page, host.url);
  await host.deploy();
  await page.goto(`${host.url}/doctors`);
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Dr\./ }).first()).toBeVisible();
  const release = await host.release();
  await expect.poll(() => listReleases(page)).toEqual({ page: release, worker: release });
  await isShellCached(page);
  await expect(newVersion(page)).toBeHidden();
});

test("the app's service worker replaces msw's service worker", async ({ page, host }) => {
  // Any page of the app would register the worker.
  await page.goto(`${host.url}/robots.txt`);
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    const types: { createPolicy: (name: string, rules: object) => void } = Reflect.get(
      window,
      'trustedTypes',
    );
    types.createPolicy('default', { createScriptURL: (address: string) => address });
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${host.url}/doctors`);
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Dr\./ }).first()).toBeVisible();
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(worker).toBe(`${host.url}/service-worker.js`);
  await isShellCached(page);
  const answer = () => fetch('/api/doctors').then(({ status }) => status);
  expect(await page.evaluate(answer)).toBe(200);
});

test("the demo's backend works after a hard reload and after the service worker was stopped", async ({
  page,
  host,
}) => {
  await logIn(page, people.meera, `${host.url}/login`);
  await open(page, `${host.url}/appointments`);
  const loads = countLoads(page);
  await hardReload(page);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  expect(loads()).toBe(1);
  await stopWorkers(page);
  // This request runs before the page registers with the restarted worker.
  const answer = () => fetch('/api/doctors').then(({ status }) => status);
  expect(await page.evaluate(answer)).toBe(200);
});

test('pages open while offline, and the app works once it is online again', async ({
  page,
  context,
  host,
}) => {
  await logIn(page, people.meera, `${host.url}/login`);
  await open(page, `${host.url}/appointments`);
  await context.setOffline(true);
  for (const [path, title] of [
    ['/appointments', 'Appointments'],
    ['/messages', 'Messages'],
    ['/', /Better Health/],
  ] as const) {
    await page.goto(host.url + path);
    await expect(heading(page)).toHaveText(title);
  }
  await context.setOffline(false);
  await page.goto(`${host.url}/appointments`);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

test("the remaining tabs still reach the demo's backend after one tab is closed", async ({
  page,
  context,
  host,
}) => {
  await open(page, host.url);
  const other = await context.newPage();
  await open(other, `${host.url}/doctors`);
  await other.close({ runBeforeUnload: true });
  const answer = () => fetch('/api/doctors').then(({ status }) => status);
  expect(await page.evaluate(answer)).toBe(200);
  await page.reload();
  await expect(heading(page)).toBeVisible();
});
