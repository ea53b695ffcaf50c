import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ setsClock: true });

const clock = (page: Page) => page.getByRole('button', { name: /^Clock/ });

test.beforeEach(async ({ context }) => {
  // A Tuesday, 20:00 in India.
  await context.clock.install({ time: '2026-11-24T14:30:00Z' });
});

test('two jumps of the clock, in two tabs, lead through a visit of tomorrow', async ({
  page: patient,
  openSecondPage,
}) => {
  await logIn(patient, people.arjun, '/appointments?status=scheduled');
  const doctor = await openSecondPage();
  await logIn(doctor, people.ananya, '/appointments/appointment-021/visit');
  const complete = main(doctor).getByRole('button', { name: 'Complete visit' });
  await expect(main(doctor)).toContainText('You can prepare your notes now');

  await test.step('the patient jumps to 10 minutes before the visit, with the keyboard', async () => {
    await patient.bringToFront();
    await clock(patient).press('Enter');
    await patient.getByRole('button', { name: /^Jump to the visit \(Wed 25 Nov/ }).press('Enter');
    await expect(clock(patient)).toHaveAccessibleName(/^Clock: Wed 25 Nov/);
    await expect(clock(patient)).toBeFocused();
    await expect(main(patient).getByRole('link', { name: /Join/ }).first()).toBeVisible();
  });

  await test.step("the doctor's tab is there too, and a request has lapsed on the way", async () => {
    await doctor.bringToFront();
    await expect(clock(doctor)).toHaveAccessibleName(/^Clock: Wed 25 Nov/);
    await expect(complete).toBeEnabled();
    await doctor.goto('/appointments?status=cancelled');
    await expect(main(doctor)).toContainText('Phulmani Hansda');
  });

  await test.step('the doctor jumps to the evening, and completes the visit', async () => {
    await doctor.goto('/appointments/appointment-021/visit');
    await clock(doctor).press('Enter');
    await doctor.getByLabel('Day', { exact: true }).fill('25');
    await doctor.getByLabel('Time in India').selectOption('7:30 pm');
    await doctor.getByRole('button', { name: 'Jump', exact: true }).press('Enter');
    await expect(clock(doctor)).toHaveAccessibleName('Clock: Wed 25 Nov, 7:30 pm');
    await main(doctor)
      .getByRole('textbox', { name: 'Diagnosis' })
      .fill('Blood pressure under control');
    await main(doctor)
      .getByRole('textbox', { name: /^Prescription/ })
      .fill('As before');
    await complete.click();
    await expect(doctor.getByText('Visit completed')).toBeVisible();
  });

  await test.step('the patient finds the record, and the clock goes on after a reload', async () => {
    await patient.bringToFront();
    await patient.goto('/records');
    await expect(clock(patient)).toHaveAccessibleName(/^Clock: Wed 25 Nov, 7:3\d pm/);
    await main(patient).getByRole('link', { name: 'Blood pressure under control' }).click();
    await expect(main(patient)).toContainText('25 November 2026');
  });
});

test("'Reset demo' returns to the real time in all tabs", async ({ page, openSecondPage }) => {
  await page.goto('/about-us');
  const other = await openSecondPage();
  await other.goto('/about-us');
  await expect(clock(other)).toBeVisible();
  await page.bringToFront();
  await clock(page).click();
  await page.getByRole('button', { name: 'Tomorrow 9:00' }).click();
  await expect(clock(other)).toHaveAccessibleName('Clock: Wed 25 Nov, 9:00 am');
  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.getByRole('button', { name: 'Yes, reset' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(clock(tab)).toHaveAccessibleName('Clock');
  }
});

test('at 320 px, the tools and the open clock fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about-us');
  await clock(page).click();
  await page.getByRole('button', { name: 'Tomorrow 9:00' }).click();
  await expect(clock(page)).toHaveAttribute('aria-expanded', 'false');
  await clock(page).click();
  await expect(page.getByRole('button', { name: 'Jump', exact: true })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
