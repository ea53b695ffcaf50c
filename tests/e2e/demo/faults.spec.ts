import { expect, type Page } from '@playwright/test';
import { bookingChoices, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const chips = (page: Page) =>
  strip(page).getByRole('list', { name: 'Set in this demo' }).getByRole('listitem');

async function makeWell(page: Page): Promise<void> {
  await strip(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(chips(page)).toHaveCount(0);
}

test('a link shows an error of a page, in all tabs and after a reload, until all is well again', async ({
  page,
  openSecondPage,
}) => {
  await page.goto(
    '/demo#fault=getFreelancer:not-found,login:bsy&to=/freelancers/freelancer-ramesh-pawar',
  );
  await expect(page).toHaveURL('/freelancers/freelancer-ramesh-pawar');
  await expect(chips(page)).toHaveText([/Show a helper: not found/]);
  await expect(strip(page).getByRole('alert')).toHaveText(/‘login:bsy’ is not a fault/);
  const second = await openSecondPage();
  await second.goto('/about-us');
  await expect(chips(second)).toHaveCount(1);
  await page.bringToFront();
  await page.reload();
  await expect(chips(page)).toHaveCount(1);
  await makeWell(page);
  await expect(chips(second)).toHaveCount(0);
});

test('a link signs in and makes the booking of a visit fail', async ({ page }) => {
  await page.goto(
    '/demo#fault=bookAppointment:too-many-visits&as=patient-meera-nair&to=/appointments/book/doctor-ananya-krishnan',
  );
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(1).check();
  await freeTimes.first().check();
  await main(page)
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  const refusal = /^You have \d+ open appointments and requests\./;
  await expect(main(page).getByText(refusal).first()).toBeVisible();
});

test('a message whose response is lost is sent once', async ({ page }) => {
  await page.goto(
    '/demo#fault=sendMessage:lost@1&as=patient-meera-nair&to=/messages/doctor-ananya-krishnan',
  );
  await page
    .getByRole('textbox', { name: /message/i })
    .last()
    .fill('Is it urgent?');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  const sent = page.getByRole('log').getByText('Is it urgent?');
  await expect(sent).toHaveCount(1);
  await page.reload();
  await expect(sent).toHaveCount(1);
});

test('cut sockets connect again when all is well again', async ({ page }) => {
  const lost = main(page).getByText('Connecting. New messages may take a moment.');
  await page.goto('/demo#sockets=cut&as=patient-meera-nair&to=/messages/doctor-ananya-krishnan');
  await expect(lost).toBeVisible();
  await makeWell(page);
  await expect(lost).toBeHidden();
  await strip(page).getByRole('button', { name: 'Network' }).click();
  await strip(page).getByRole('checkbox', { name: 'Stop live updates' }).check();
  await expect(lost).toBeVisible();
});

test('an offline demo shows that it is offline, and recovers', async ({ page }) => {
  await page.goto('/demo#net=offline&as=patient-meera-nair&to=/appointments');
  const notice = page.getByText('You are offline. What you see may be out of date.');
  await expect(notice).toBeVisible();
  // The list could not load.
  const staleness = page.getByText('What you see may be out of date.', { exact: true });
  await expect(staleness).toBeHidden();
  await makeWell(page);
  await expect(notice).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

test('a copied link has the account, and a link without one signs out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo#as=patient-meera-nair&to=/user');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await strip(page).getByRole('button', { name: 'Network' }).click();
  await strip(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('as=patient-meera-nair');
  expect(copied).toContain('to=/user');
  await page.goto('/about-us');
  await page.goto('/demo#to=/doctors');
  await expect(page).toHaveURL('/doctors');
  const login = page.getByRole('banner').getByRole('link', { name: /Log ?in/i });
  await expect(login.first()).toBeVisible();
  await page.reload();
  await expect(login.first()).toBeVisible();
  await expect(strip(page).getByRole('alert')).toHaveCount(0);
});

test('an address of a demo link without a page opens the home page', async ({ page }) => {
  await page.goto('/demo');
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});
