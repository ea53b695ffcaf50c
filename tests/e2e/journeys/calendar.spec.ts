import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a patient adds a visit to their calendar', async ({ page }) => {
  await logIn(page, people.meera, '/appointments?status=scheduled');
  const link = main(page)
    .getByRole('link', { name: /^Add to calendar, Dr\./ })
    .first();
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^caresetu-\d{4}-\d\d-\d\d-\d{4}\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  const event = new ICAL.Event(
    ICAL.Component.fromString(text).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.summary).toMatch(/^Visit to Dr\. /);
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata');
  expect(event.duration.toSeconds()).toBe(30 * 60);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  await expect(page).toHaveURL('/appointments?status=scheduled');
});
