import { expect, type Locator, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

async function downloadEvent(page: Page, link: Locator): Promise<ICAL.Event> {
  return (await downloadCalendar(page, link)).event;
}

async function downloadCalendar(page: Page, link: Locator) {
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^caresetu-\d{4}-\d\d-\d\d-\d{4}\.ics$/);
  const calendar = ICAL.Component.fromString(await readFile(await file.path(), 'utf8'));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { event, method: calendar.getFirstPropertyValue('method') };
}

const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

test('a patient adds a visit to their calendar', async ({ page }) => {
  await logIn(page, people.meera, '/appointments?status=scheduled');
  const link = main(page)
    .getByRole('link', { name: /^Add to calendar, Dr\./ })
    .first();
  const event = await downloadEvent(page, link);
  expect(event.summary).toMatch(/^Visit to Dr\. /);
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata');
  expect(event.duration.toSeconds()).toBe(30 * 60);
  expect(statusOf(event)).toBe('CONFIRMED');
  await expect(page).toHaveURL('/appointments?status=scheduled');
});

test('a cancelled visit cancels the same event of the calendar', async ({ page, backend }) => {
  await logIn(page, people.meera, '/appointments#appointment-007');
  const row = main(page).locator('#appointment-007');
  const added = await downloadEvent(page, row.getByRole('link', { name: /^Add to calendar/ }));
  await row.getByRole('button', { name: /^Cancel appointment/ }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  const update = row.getByRole('link', { name: /^Update calendar/ });
  await expect(update).toBeVisible();
  const { event: cancelled, method } = await downloadCalendar(page, update);
  // The server of these tests has no contact, so no one can be the organizer.
  expect(method).toBe(backend === 'demo' ? 'CANCEL' : null);
  expect(statusOf(cancelled)).toBe('CANCELLED');
  expect(cancelled.uid).toBe(added.uid);
  expect(cancelled.sequence).toBeGreaterThan(added.sequence);
});
