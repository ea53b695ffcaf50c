import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectHydrated } from '../support/html-pages.ts';
import { people, type Person } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

interface Visitor {
  who: string;
  person: Person | null;
  paths: string[];
}

/** Storybook's tests cover payments and receipts. */
const visitors: Visitor[] = [
  {
    who: 'a guest',
    person: null,
    paths: [
      '/',
      '/services',
      '/about-us',
      '/terms',
      '/find-a-doctor',
      '/search',
      '/search?query=nobody',
      '/doctors',
      '/doctors/doctor-ananya-krishnan',
      '/doctors/doctor-nobody',
      '/hospitals',
      '/hospitals?query=nowhere',
      '/hospitals/hospital-amaltas',
      '/hospitals/hospital-nowhere',
      '/freelancers',
      '/freelancers/freelancer-ramesh-pawar',
      '/login',
      '/signup',
      '/forgot-password',
    ],
  },
  {
    who: 'a patient',
    person: people.meera,
    paths: [
      '/patient/dashboard/patient-meera-nair',
      '/records',
      '/records/record-004',
      '/records/record-nowhere',
      '/appointments',
      '/appointments/book/doctor-ananya-krishnan',
      '/appointments/book/confirm?id=appointment-007',
      '/appointments/appointment-008/room',
      '/messages',
      '/messages/doctor-ananya-krishnan',
      '/freelancers/freelancer-ramesh-pawar/book',
      '/payment',
      '/queue',
      '/queue/booking-nowhere',
      '/user',
    ],
  },
  {
    who: 'a doctor',
    person: people.ananya,
    paths: [
      '/doctor/dashboard/doctor-ananya-krishnan',
      '/appointments',
      '/appointments/appointment-011/visit',
      '/appointments/appointment-012/room',
      '/messages',
      '/messages/patient-meera-nair',
      '/user',
    ],
  },
];

const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const;

function whatMoves(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const isLong = Number(effect?.getComputedTiming().duration) > 1;
    const { target } = effect instanceof KeyframeEffect ? effect : { target: null };
    return playState === 'running' && isLong ? [String(target?.outerHTML).slice(0, 100)] : [];
  });
}

/** All looks in the soak, otherwise each page in one. */
async function expectNoViolation(page: Page, name: string, position: number) {
  const chosen = looks.filter((_, at) => process.env.SOAK || at === position % looks.length);
  for (const { colorScheme, width } of chosen) {
    const look = `${name}, ${colorScheme} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await findViolations(page), look).toEqual([]);
    expect.soft(await page.evaluate(whatMoves), `${look} moves`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

async function expectAccessiblePage(page: Page, path: string, position: number) {
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^CareSetu \| ./);
  await expectHydrated(page);
  await expectNoViolation(page, path, position);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { who, person, paths } of visitors) {
  test(`all pages that ${who} can open have all landmarks, no axe violation and no error, and never scroll horizontally`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    if (person) await logIn(page, person);
    const titles = new Set<string>();
    for (const [position, path] of paths.entries()) {
      await test.step(path, () => expectAccessiblePage(page, path, position));
      titles.add(await page.title());
    }
    expect(titles.size).toBeGreaterThan(paths.length - 4);
    expect(errors.filter((text) => !/404/.test(text))).toEqual([]);
  });
}

test('dialogs on the dashboards and the account page have no axe violations', async ({ page }) => {
  test.setTimeout(90_000);
  await logIn(page, people.ananya);
  const dialogs = [
    ['/doctor/dashboard/doctor-ananya-krishnan', 'Manage Schedule'],
    ['/user', 'Delete my account'],
  ] as const;
  for (const [position, [path, button]] of dialogs.entries()) {
    await page.goto(path);
    const opener = main(page).getByRole('button', { name: button });
    await expect(opener).toBeEnabled();
    await opener.press('Enter');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectNoViolation(page, button, position);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});
