import { expect, type Page } from '@playwright/test';
import { bookingChoices, main, tabTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ setsClock: true });

const help = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Full on' });
const nextFree = (page: Page) => help(page).getByRole('button');
const confirm = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Confirm/ })
    .locator('visible=true');

/** Arjun books Dr. Krishnan, who is full today and tomorrow. */
async function openFullDoctor(page: Page): Promise<void> {
  await page.goto('/demo#scenario=fully-booked');
  await main(page)
    .getByRole('link', { name: /^Book Appointment/ })
    .first()
    .click();
  const { dates } = bookingChoices(page);
  await expect(dates.nth(0)).toHaveAccessibleName('Tue, 24 Nov, today, fully booked');
  await expect(dates.nth(1)).toHaveAccessibleName('Wed, 25 Nov, fully booked');
  await expect(dates.nth(2)).toHaveAccessibleName(/^Thu, 26 Nov, \d+ times free$/);
}

async function expectNextFreeChosen(page: Page): Promise<void> {
  const { dates, freeTimes } = bookingChoices(page);
  await expect(dates.nth(2)).toBeChecked();
  await expect(freeTimes.first()).toBeChecked();
  await expect(freeTimes.first()).toBeFocused();
  await expect(help(page)).toHaveCount(0);
}

test.beforeEach(async ({ context }) => {
  // A Tuesday, 20:00 in India.
  await context.clock.install({ time: '2026-11-24T14:30:00Z' });
});

for (const width of [390, 1280]) {
  test(`at ${width} px, a patient sees which days are full, and books the next free time in two presses`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openFullDoctor(page);
    const { dates } = bookingChoices(page);
    const { y: before } = (await dates.nth(5).boundingBox()) ?? {};
    await dates.nth(0).check();
    await expect(help(page)).toHaveText(/^Full on Tue 24 Nov\. Next free: Thu 26 Nov, \d+:\d+ am$/);
    expect((await dates.nth(5).boundingBox())?.y).toBe(before);
    await nextFree(page).click();
    await expectNextFreeChosen(page);
    await confirm(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
    await expect(main(page)).toContainText('Thursday, 26 November 2026');
  });
}

test('a patient books the next free time of a full doctor using only the keyboard', async ({
  page,
}) => {
  await openFullDoctor(page);
  const { dates } = bookingChoices(page);
  await tabTo(page, dates.nth(0));
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await expect(dates.nth(1)).toBeChecked();
  await expect(help(page)).toContainText('Full on Wed 25 Nov. Next free: Thu 26 Nov');
  await page.keyboard.press('Tab');
  await expect(nextFree(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNextFreeChosen(page);
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
});

test('a patient takes the time of another doctor who is free sooner', async ({ page }) => {
  await openFullDoctor(page);
  const { dates, freeTimes } = bookingChoices(page);
  await dates.nth(0).check();
  const links = main(page).getByRole('link', { name: /\d [ap]m with Dr\. / });
  await expect(links).toHaveCount(2);
  const name = (await links.first().textContent()) ?? '';
  const [slot = '', doctor = ''] = name.split(' with ');
  const [, time = ''] = slot.split(', ');
  await links.first().click();
  await expect(main(page)).toContainText(`with ${doctor}`);
  await expect(page).toHaveURL(/\/appointments\/book\/[\w-]+$/);
  const chosen = freeTimes.and(page.getByRole('radio', { checked: true }));
  await expect(chosen).toHaveAccessibleName(new RegExp(`, ${time}, available$`));
  await freeTimes.last().check();
  await page.reload();
  await expect(freeTimes.last()).toBeChecked();
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Pending');
});
