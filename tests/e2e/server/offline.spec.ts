import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '../support/people.ts';
import { accountButton, logIn, logOut, main } from '../support/steps.ts';
import { test } from '../support/test.ts';
import { isShellCached } from '../support/worker.ts';

test.use({ savesData: false });

function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const ofPerson = name.startsWith('caresetu-kept');
      for (const request of await cache.keys()) {
        texts.push(request.url);
        if (ofPerson) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

test('appointments and recent conversations open offline until the user logs out', async ({
  page,
  context,
}) => {
  await logIn(page, people.meera, '/appointments');
  const visits = main(page).getByRole('listitem');
  await expect(visits.first()).toBeVisible();
  await page.goto('/messages');
  const inbox = main(page).getByRole('link', { name: /Ananya/ });
  await inbox.first().click();
  await expect(main(page).getByRole('article').last()).toBeVisible();
  await isShellCached(page);
  const conversation = page.url();

  await context.setOffline(true);
  await page.goto('/appointments');
  await expect(visits.first()).toBeVisible();
  await expect(accountButton(page)).toContainText('Meera Nair');
  await page.goto(conversation);
  await expect(main(page).getByRole('article').last()).toBeVisible();
  await page.goto('/records');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CareSetu cannot be reached');
  expect(await everythingKept(page)).toContain('patient-meera-nair');

  await context.setOffline(false);
  await page.goto('/appointments');
  await expect(visits.first()).toBeVisible();
  await logOut(page);
  await expect.poll(() => everythingKept(page)).not.toMatch(/meera|caresetu-kept|\/api\//i);
  expect(await recordsKept(page)).toBe(0);
});

for (const isRemembered of [true, false]) {
  test(`after a browser restart, appointments ${isRemembered ? 'open' : 'do not open'} offline if the user ${isRemembered ? 'is' : 'is not'} remembered`, async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await main(page).getByLabel('Mobile number').fill(people.meera.phone);
    await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    if (isRemembered) await main(page).getByText('Remember me').click();
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(accountButton(page)).toContainText('Meera Nair');
    await page.goto('/appointments');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await isShellCached(page);

    // Simulate closing the browser, which deletes session cookies.
    const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1);
    await context.clearCookies();
    await context.addCookies(lasting);
    await context.setOffline(true);
    await page.goto('/appointments');
    if (isRemembered) await expect(main(page).getByRole('listitem').first()).toBeVisible();
    else {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'CareSetu cannot be reached',
      );
      expect(await everythingKept(page)).not.toMatch(/caresetu-kept|Ananya/);
    }
  });
}

test('with data saver on, appointments open offline after the user has logged in and opened them online', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await logIn(page, people.meera);
  await isShellCached(page);
  await page.goto('/appointments');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto('/appointments');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

function recordsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('caresetu-chat');
        opening.addEventListener('error', () => reject(new Error('It cannot be opened.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('kept').objectStore('kept').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
}
