import { expect, type Page } from '@playwright/test';
import { noteShifts } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const pages = {
  meera: {
    '/appointments': /Dr\. /,
    '/messages': 'Dr. Ananya Krishnan',
    '/patient/dashboard/patient-meera-nair': 'Skip the queue',
    '/records': /Dr\. /,
    '/queue': 'Ramesh',
    '/user': 'Your data',
    '/freelancers': 'Ramesh',
    '/search': 'Dr. Ananya Krishnan',
    '/appointments/book/doctor-ananya-krishnan': 'Dr. Ananya Krishnan',
  },
  ananya: {
    '/appointments': 'Meera Nair',
    '/messages': 'Meera Nair',
    '/doctor/dashboard/doctor-ananya-krishnan': 'Recent patients',
    '/user': 'Your data',
  },
} as const;

async function shiftsOn(page: Page, path: string, last: string | RegExp): Promise<unknown> {
  await page.goto(path);
  await expect(main(page).getByText(last).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

const phone = [390, 844] as const;
const desktop = [1280, 900] as const;
const all = [
  ['meera', desktop],
  ['ananya', phone],
  ['meera', phone],
  ['ananya', desktop],
] as const;

for (const [who, [width, height]] of process.env.SOAK ? all : all.slice(0, 2)) {
  test(`no page has a layout shift while it loads for ${who}, ${width}px`, async ({ page }) => {
    await logIn(page, people[who]);
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteShifts);
    for (const [path, last] of Object.entries<string | RegExp>(pages[who]))
      expect(await shiftsOn(page, path, last), `what moves on ${path}`).toEqual([]);
  });
}
