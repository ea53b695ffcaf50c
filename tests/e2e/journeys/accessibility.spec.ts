import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

const guestPages = [
  '/',
  '/find-a-doctor',
  '/search',
  '/doctors',
  '/doctors/doctor-ananya-krishnan',
  '/login',
  '/signup',
  '/forgot-password',
  '/services',
];
const memberPages = ['/appointments', '/appointments/book/doctor-ananya-krishnan', '/messages'];

async function expectNoViolation(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`no page has an axe violation or scrolls sideways, ${colorScheme} at ${width} px`, async ({
      browser,
    }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      const size = { width, height: 800 };
      await page.setViewportSize(size);
      for (const path of guestPages) await expectNoViolation(page, path);
      await page.setViewportSize({ width: 1280, height: 800 });
      await logIn(page, people.meera);
      await page.setViewportSize(size);
      for (const path of memberPages) await expectNoViolation(page, path);
      await context.close();
    });
  }
}
