import { expect, type Page } from '@playwright/test';
import { keyboardTables } from '../../../stories/docs/keyboard.ts';
import type { KeyRow, Outcome, Target } from '../../../stories/docs/keyboard/table.ts';
import { test } from '../support/story-page.ts';

const find = (page: Page, { role, name }: Target) =>
  page.getByRole(role, { ...(name && { name, exact: true }) });

const noteClick = (page: Page, what: Target) =>
  find(page, what).evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
      element.setAttribute('data-was-followed', '');
    });
  });

const noteActions = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.removeAllListeners('storybook/actions/action-event');
    channel.on('storybook/actions/action-event', ({ data }: Action) =>
      told.push(data.name, `${data.name} ${String(data.args[0])}`),
    );
  });

interface Action {
  data: { name: string; args: unknown[] };
}

const toldOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

interface Within {
  timeout?: number;
}

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

async function expectTold(
  page: Page,
  { handler, value }: Extract<Outcome, { is: 'told' }>,
  within: Within,
): Promise<void> {
  const words = value === undefined ? handler : `${handler} ${value}`;
  if (words !== null) return expect.poll(() => toldOf(page), within).toContain(words);
  await drawn(page);
  expect(await toldOf(page)).toEqual([]);
}

async function expectOutcome(page: Page, outcome: Outcome, within: Within = {}): Promise<void> {
  if (outcome.is === 'told') return expectTold(page, outcome, within);
  const element = find(page, outcome.what);
  switch (outcome.is) {
    case 'focused':
      return expect(element).toBeFocused(within);
    case 'shown':
      return expect(element).toBeVisible(within);
    case 'gone':
      return expect(element).toHaveCount(0, within);
    case 'inView':
      return expect(element).toBeInViewport(within);
    case 'outOfView':
      return expect(element).not.toBeInViewport(within);
    case 'checked':
      return expect(element).toBeChecked(within);
    case 'cleared':
      return expect(element).not.toBeChecked(within);
    case 'selected':
      return expect(element).toHaveAttribute('aria-selected', 'true', within);
    case 'current':
      return expect(element).toHaveAttribute('aria-current', 'true', within);
    case 'expanded':
      return expect(element).toHaveAttribute('aria-expanded', 'true', within);
    case 'collapsed':
      return expect(element).toHaveAttribute('aria-expanded', 'false', within);
    case 'followed':
      return expect(element).toHaveAttribute('data-was-followed', within);
    case 'valued':
      return expect(element).toHaveValue(outcome.value, within);
    case 'reads':
      return expect(element).toHaveText(outcome.value, within);
  }
}

const holds = (page: Page, outcome: Outcome) =>
  expectOutcome(page, outcome, { timeout: 1 }).then(
    () => true,
    () => false,
  );

async function tryKey(page: Page, key: string, { from, after = [], gives }: KeyRow): Promise<void> {
  for (const outcome of gives) if (outcome.is === 'followed') await noteClick(page, outcome.what);
  await noteActions(page);
  // An earlier key press would be lost.
  if (from) await find(page, from).focus();
  for (const first of after) await page.keyboard.press(first);
  await drawn(page);
  const before = () => Promise.all(gives.map((outcome) => holds(page, outcome)));
  // Poll, because smooth scrolling from an earlier key press may still be running.
  await expect.poll(before, 'what the key gives was there before it').toContain(false);
  await page.keyboard.press(key);
  for (const outcome of gives) await expectOutcome(page, outcome);
}

for (const { component, story, rows } of keyboardTables) {
  test(`${component} handles every key in its keyboard table`, async ({ storyPage }) => {
    await storyPage.page.setViewportSize({ width: 1280, height: 800 });
    await storyPage.show(story);
    for (const row of rows) {
      for (const key of row.keys) {
        await test.step(`${key}: ${row.does}`, async () => {
          await storyPage.rerender();
          await tryKey(storyPage.page, key, row);
        });
      }
    }
  });
}
