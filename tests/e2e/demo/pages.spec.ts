import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectHydrated, noteShifts } from '../support/html-pages.ts';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const;
type Look = (typeof looks)[number];

function whatMoves(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const isLong = Number(effect?.getComputedTiming().duration) > 1;
    const { target } = effect instanceof KeyframeEffect ? effect : { target: null };
    return playState === 'running' && isLong ? [String(target?.outerHTML).slice(0, 100)] : [];
  });
}

/** All in the soak, otherwise one for each page. */
function looksAt(position: number) {
  return looks.filter((_, at) => process.env.SOAK || at === position % looks.length);
}

async function setLook(page: Page, { colorScheme, width }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

async function expectNoViolation(page: Page, opened: string, look: Look) {
  const name = `${opened}, ${look.colorScheme} at ${look.width} px`;
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await findViolations(page), name).toEqual([]);
  expect.soft(await page.evaluate(whatMoves), `what moves: ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Chromium's warning may come on a busy machine before the page uses the file. */
function unusedStyles(): string[] {
  const used = new Set([...document.styleSheets].map(({ href }) => href));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];
  return links.map(({ href }) => href).filter((href) => !used.has(href));
}

async function expectNoFault(page: Page, path: string, look: Look) {
  await setLook(page, look);
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^CareSetu \| ./);
  await expectHydrated(page);
  // The demo's tools load last, and could move the page.
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  await expectNoViolation(page, path, look);
  await expect.poll(() => page.evaluate(unusedStyles), `preloaded for ${path}`).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect.soft(shifts, `what shifts: ${path} at ${look.width} px`).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { who, person, paths } of visitors) {
  test(`all pages that ${who} can open have all landmarks, no axe violation, no layout shift and no error, and never scroll horizontally`, async ({
    page,
  }) => {
    if (process.env.SOAK) test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    if (person) await logIn(page, person);
    await page.addInitScript(noteShifts);
    const titles = new Set<string>();
    for (const [position, path] of paths.entries()) {
      for (const look of looksAt(position))
        await test.step(path, () => expectNoFault(page, path, look));
      titles.add(await page.title());
    }
    expect(titles.size).toBeGreaterThan(paths.length - 4);
    expect(errors.filter((text) => !/404/.test(text))).toEqual([]);
  });
}

test('dialogs on the dashboards and the account page have no axe violations', async ({ page }) => {
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
    for (const look of looksAt(position)) {
      await setLook(page, look);
      await expectNoViolation(page, button, look);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});
