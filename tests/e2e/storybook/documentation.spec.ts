import { expect, type Page } from '@playwright/test';
import base from '../../../design-tokens/base.json' with { type: 'json' };
import light from '../../../design-tokens/semantic.light.json' with { type: 'json' };
import { tokensOf } from '../../../design-tokens/token-tree.ts';
import { ask } from '../../../scripts/a11y/judge.ts';
import { setTextSize } from '../../../scripts/a11y/text-size.ts';
import { violationsOf } from '../support/axe.ts';
import { hasAll, openAlone, test } from '../support/library.ts';

const pages: readonly (readonly [id: string, words: string])[] = [
  ['welcome--docs', 'A bridge, part by part'],
  ['principles-and-voice--docs', 'Calm first'],
  ['tokens--docs', '--color-primary-tint'],
  ['icons-and-illustration--docs', 'Helper with turban, grey beard and marigold vest'],
  ['accessibility--docs', 'Chooses the next free time; taken ones are passed over'],
  ['content--docs', 'Wed 25 Nov'],
  ['contract--docs', 'POST /api/verify-otp'],
  ['how-to-add-a-component--docs', 'export interface TagProps'],
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

for (const [id, words] of pages) {
  test(`${id} is complete, links to its headings, has no axe violation and never scrolls sideways`, async ({
    page,
    library,
    faults,
  }) => {
    test.setTimeout(120_000);
    await openAlone(page, library, id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect.poll(() => hasAll(page.locator('html'))).toBe(true);
    expect(faults).toEqual([]);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeVisible();
    expect(await lostLinks(page)).toEqual([]);
    for (const { name, width, theme, textSize } of looks) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(page, textSize);
        await ask(page, 'turnToTheme', theme);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
        // Bad examples are shown as they are.
        const part = { include: '.sbdocs-content', exclude: '[data-advice="dont"]' };
        expect(await violationsOf(page, part)).toEqual([]);
      });
    }
  });
}

test('a token is found by its use, and its name copied', async ({ page, library, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlone(page, library, 'tokens--docs');
  await page.getByRole('searchbox', { name: 'Find a token' }).fill('selected rows');
  await expect(page.getByRole('status').first()).toHaveText(/^1 of \d+ tokens$/);
  await page.getByRole('button', { name: 'Copy --color-primary-tint' }).first().click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('--color-primary-tint');
});

test('the finder shows the number of tokens', async ({ page, library }) => {
  await openAlone(page, library, 'tokens--docs');
  await page.getByRole('searchbox', { name: 'Find a token' }).fill('color');
  await expect(page.getByRole('status').first()).toHaveText(/, the first 12 shown$/);
  const shown = page.getByRole('button', { name: /^Copy --color/ });
  const found = page.getByRole('list').filter({ has: shown }).first();
  await expect(found.getByRole('listitem')).toHaveCount(12);
});

test('the Tokens page has an anchor for each token', async ({ page, library }) => {
  await openAlone(page, library, 'tokens--docs');
  const scales = tokensOf(base).filter(({ path }) => !path.startsWith('color.'));
  const anchors = [...scales, ...tokensOf(light)].map(({ path }) => path.replaceAll('.', '-'));
  await expect(page.locator('#z-index-toast')).toBeAttached();
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => !document.getElementById(id)),
    anchors,
  );
  expect(missing).toEqual([]);
});

test('a component lists the shadows, layers and times of its styles', async ({ page, library }) => {
  await openAlone(page, library, 'ui-toastregion--docs');
  for (const token of ['elevation.menu', 'z-index.toast', 'motion.duration.base'])
    await expect(page.getByRole('link', { name: token, exact: true }).first()).toBeVisible();
});

test("a component's token links to its place on the Tokens page", async ({ page, library }) => {
  await page.goto(`${library}?path=/docs/components-slotpicker--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'color.primary', exact: true }).first().click();
  await expect(page).toHaveURL(/tokens--docs#color-primary$/);
  await expect(frame.locator('#color-primary')).toBeInViewport();
});

test('artwork is found by its content, an icon by its component', async ({ page, library }) => {
  await openAlone(page, library, 'icons-and-illustration--docs');
  const search = page.getByRole('searchbox', { name: 'Find artwork' });
  await search.fill('red turban');
  await expect(page.getByText('1 drawing, 0 block prints, 0 icons')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy /art/people/gill.svg' })).toBeVisible();
  await search.fill('SlotChip');
  await expect(page.getByRole('button', { name: 'Copy Check', exact: true })).toBeVisible();
});

test('the toolbars affect a docs page', async ({ page, library }) => {
  const root = page.locator('html');
  await openAlone(page, library, 'welcome--docs', 'theme:dark;direction:rtl;textSize:200');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveCSS('font-size', '32px');
  await openAlone(page, library, 'components-slotpicker--chosen', 'theme:forced');
  await expect(root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('the clock is fixed and follows the toolbar', async ({ page, library }) => {
  const now = () => page.evaluate(() => new Date().toISOString());
  await openAlone(page, library, 'ui-button--large');
  expect(await now()).toBe('2026-11-21T04:30:00.000Z');
  await openAlone(page, library, 'ui-button--large', 'clock:day-later');
  expect(await now()).toBe('2026-11-22T04:30:00.000Z');
  await openAlone(page, library, 'ui-button--large', 'clock:running');
  await expect.poll(now).not.toBe('2026-11-21T04:30:00.000Z');
  expect(await now()).toMatch(/^2026-11-21T04:3\d/);
});

test("the network toolbar affects a story's requests", async ({ page, library }) => {
  const ask = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/doctors').catch(() => null);
      return answer?.status ?? 'no answer';
    });
  await openAlone(page, library, 'ui-button--large', 'network:error');
  expect(await ask()).toBe(500);
  await openAlone(page, library, 'ui-button--large', 'network:offline');
  expect(await ask()).toBe('no answer');
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});
