import { expect, type Page } from '@playwright/test';
import { ask } from '../../../tools/a11y/judge.ts';
import { setTextSize } from '../../../tools/a11y/text-size.ts';
import { findViolations } from '../support/axe.ts';
import { hasAll, openAlone, test } from '../support/library.ts';

const pages: readonly (readonly [id: string, words: string])[] = [
  ['welcome--docs', 'A bridge, part by part'],
  ['principles-and-voice--docs', 'Calm first'],
  ['tokens--docs', '--color-primary-tint'],
  ['icons-and-illustration--docs', '/art/people/gill.svg'],
  ['accessibility--docs', 'Chooses the next free time; taken ones are passed over'],
  ['content--docs', 'Wed 25 Nov'],
  ['contract--docs', 'POST /api/verify-otp'],
];

const looks = [
  { name: 'light and wide', width: 1280, theme: 'light', textSize: 100 },
  { name: 'dark on a phone', width: 390, theme: 'dark', textSize: 100 },
  { name: 'narrow at twice the text size', width: 320, theme: 'light', textSize: 200 },
];

function lostLinks(page: Page) {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  return contents.locator('a').evaluateAll((links) =>
    links
      .filter((link) => {
        const id = decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? '');
        return document.getElementById(id)?.textContent?.trim() !== link.textContent?.trim();
      })
      .map((link) => link.outerHTML),
  );
}

for (const [position, [id, words]] of pages.entries()) {
  test(`${id} is complete, links to its headings, has no axe violation and never scrolls horizontally`, async ({
    page,
    library,
    faults,
  }) => {
    await openAlone(page, library, id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect.poll(() => hasAll(page.locator('html'))).toBe(true);
    expect(faults).toEqual([]);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeVisible();
    expect(await lostLinks(page)).toEqual([]);
    for (const [at, { name, width, theme, textSize }] of looks.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(page, textSize);
        await ask(page, 'turnToTheme', theme);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
        if (!process.env.SOAK && at !== position % looks.length) return;
        const part = { include: '.sbdocs-content', exclude: '[data-advice="dont"]' };
        expect(await findViolations(page, part)).toEqual([]);
      });
    }
  });
}

test('the theme and text size toolbars change a docs page', async ({ page, library }) => {
  const root = page.locator('html');
  await openAlone(page, library, 'welcome--docs', 'theme:dark;textSize:200');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('font-size', '32px');
});

test('stories use a fixed date', async ({ page, library }) => {
  await page.clock.setFixedTime('2030-01-01T00:00:00Z');
  await openAlone(page, library, 'pages-find--doctors');
  await expect(page.getByRole('contentinfo')).toContainText('2026');
});

test("the network toolbar makes a story's requests fail with status 500 or because the story is offline", async ({
  page,
  library,
}) => {
  const ask = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/doctors').catch(() => null);
      return answer?.status ?? 'no answer';
    });
  await openAlone(page, library, 'ui-forms-button--large', 'network:error');
  expect(await ask()).toBe(500);
  await openAlone(page, library, 'ui-forms-button--large', 'network:offline');
  expect(await ask()).toBe('no answer');
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});
