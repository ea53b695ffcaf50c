import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { onPostgres, onTheDemoAlone, test } from '../support/test.ts';

test('the demo says that a calendar feed needs a server', onTheDemoAlone, async ({ page }) => {
  await logIn(page, people.meera, '/user');
  const section = main(page).getByRole('region', { name: 'Calendar' });
  await expect(section).toContainText('This needs a server.');
  await expect(section.getByRole('button')).toHaveCount(0);
});

test.describe('with a server', onPostgres, () => {
  test('a calendar app follows a cancellation at a private address, until the patient stops it', async ({
    page,
    backend,
    apiUrl,
    request,
  }) => {
    test.skip(backend === 'demo', 'needs a server');
    await logIn(page, people.meera, '/user');
    const section = main(page).getByRole('region', { name: 'Calendar' });
    await section.getByRole('button', { name: 'Make a private address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your private calendar address' });
    const webcal = dialog.getByRole('link', { name: 'Open in my calendar' });
    await expect(webcal).toHaveAttribute('href', /^webcal:.*\.ics$/);
    const { pathname } = new URL((await webcal.getAttribute('href')) ?? '');
    const feed = apiUrl + pathname;
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(section).toContainText('You made an address on');

    const findEvent = async () => {
      const calendar = ICAL.Component.fromString(await (await request.get(feed)).text());
      return calendar
        .getAllSubcomponents('vevent')
        .find((event) => String(event.getFirstPropertyValue('uid')).startsWith('appointment-007@'));
    };
    const before = await findEvent();
    expect(before?.getFirstPropertyValue('status')).not.toBe('CANCELLED');

    await page.goto('/appointments#appointment-007');
    const row = main(page).locator('#appointment-007');
    await row.getByRole('button', { name: /^Cancel appointment/ }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(row.getByRole('link', { name: /^Update calendar/ })).toBeVisible();
    const after = await findEvent();
    expect(after?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(Number(after?.getFirstPropertyValue('sequence'))).toBeGreaterThan(
      Number(before?.getFirstPropertyValue('sequence')),
    );

    await page.goto('/user');
    await section.getByRole('button', { name: 'Stop this address' }).click();
    const stop = page.getByRole('dialog', { name: 'Stop this address?' });
    await stop.getByRole('button', { name: 'Stop this address' }).click();
    await expect(section.getByRole('button', { name: 'Make a private address' })).toBeVisible();
    expect((await request.get(feed)).status()).toBe(404);
  });
});
