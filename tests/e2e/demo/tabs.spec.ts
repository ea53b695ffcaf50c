import { expect } from '@playwright/test';
import { DEMO_PASSWORD, people } from '../support/people.ts';
import { accountButton, logIn, logOut, main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

test.use({ savesData: false, setsClock: true });

test('two users in two tabs stay signed in after a reload, and a logout affects only its own tab', async ({
  context,
  page: first,
}) => {
  await logIn(first, people.meera);
  const second = await context.newPage();
  await logIn(second, people.ananya);
  for (const [page, name] of [
    [first, 'Meera Nair'],
    [second, 'Dr. Ananya'],
  ] as const) {
    await page.reload();
    await expect(accountButton(page)).toContainText(name);
  }
  await logOut(second);
  await first.reload();
  await expect(accountButton(first)).toContainText('Meera Nair');
});

test('a new tab is signed in as the user who signed in most recently', async ({
  context,
  page,
}) => {
  await logIn(page, people.arjun);
  const other = await context.newPage();
  await other.goto('/');
  await expect(accountButton(other)).toContainText('Arjun Rao');
});

test('a session that ended while the tab was away leaves nothing of the user behind', async ({
  page,
}) => {
  await logIn(page, people.meera);
  await page.evaluate(() => sessionStorage.removeItem('caresetu.refreshToken'));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const left = await page.evaluate(() =>
    ['accessToken', 'token', 'user'].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(left).toEqual([]);
});

test("'Reset demo' restores the initial data", inSoakOnly, async ({ page }) => {
  await logIn(page, people.meera, '/appointments?status=scheduled');
  const cancels = main(page).getByRole('button', { name: /Cancel appointment/ });
  await expect(cancels.first()).toBeVisible();
  const before = await cancels.count();
  await cancels.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(cancels).toHaveCount(before - 1);

  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, people.meera, '/appointments?status=scheduled');
  await expect(cancels).toHaveCount(before);
});

test('an expired access token is renewed silently', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T04:30:00Z' });
  await logIn(page, people.meera);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  await page.clock.fastForward('16:00');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Appointments' }).click();
  await expect(main(page).getByText('Dr. Ananya Krishnan').first()).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('one tap on a demo account on the login page signs the user in', async ({ page }) => {
  await page.goto('/login');
  await main(page)
    .getByRole('button', { name: /Dr\. Ananya Krishnan/ })
    .click();
  await expect(accountButton(page)).toContainText('Dr. Ananya');
});

test('when a session expires, the user sees the login page with a single warning, logs in and returns to the page', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T04:30:00Z' });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await logIn(page, people.meera, '/appointments?status=scheduled');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('caresetu.refreshToken'));
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/login?redirect=%2Fappointments%3Fstatus%3Dscheduled');
  expect(warnings).toEqual(['Your session has ended. Please log in again.']);

  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/appointments?status=scheduled');
});
