import { expect, type Page } from '@playwright/test';
import { keyboardTables } from '../../../stories/docs/keyboard.ts';
import type { KeyRow, Outcome, Target } from '../../../stories/docs/keyboard/table.ts';
import { test } from '../support/stage.ts';

const find = (page: Page, { role, name }: Target) =>
  page.getByRole(role, { ...(name && { name, exact: true }) });

/**
 * Notes on an element that it was pressed: the browser made a click of the key, or the story's handler was told. A click
 * leads nowhere.
 */
const notePresses = (page: Page, what: Target) =>
  find(page, what).evaluate((element) => {
    const note = () => element.setAttribute('data-was-pressed', '');
    element.addEventListener('click', (event) => {
      event.preventDefault();
      note();
    });
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').on('storybook/actions/action-event', note);
  });

async function expectOutcome(page: Page, outcome: Outcome): Promise<void> {
  const element = find(page, outcome.what);
  switch (outcome.is) {
    case 'focused':
      return expect(element).toBeFocused();
    case 'shown':
      return expect(element).toBeVisible();
    case 'gone':
      return expect(element).toHaveCount(0);
    case 'inView':
      return expect(element).toBeInViewport();
    case 'outOfView':
      return expect(element).not.toBeInViewport();
    case 'checked':
      return expect(element).toBeChecked();
    case 'cleared':
      return expect(element).not.toBeChecked();
    case 'selected':
      return expect(element).toHaveAttribute('aria-selected', 'true');
    case 'current':
      return expect(element).toHaveAttribute('aria-current', 'true');
    case 'expanded':
      return expect(element).toHaveAttribute('aria-expanded', 'true');
    case 'collapsed':
      return expect(element).toHaveAttribute('aria-expanded', 'false');
    case 'pressed':
      return expect(element).toHaveAttribute('data-was-pressed');
    case 'valued':
      return expect(element).toHaveValue(outcome.value);
  }
}

async function tryKey(page: Page, key: string, { from, after = [], gives }: KeyRow): Promise<void> {
  // A key that comes before its element is there would be pressed in vain.
  if (from) await find(page, from).focus();
  for (const first of after) await page.keyboard.press(first);
  for (const { is, what } of gives) if (is === 'pressed') await notePresses(page, what);
  await page.keyboard.press(key);
  for (const outcome of gives) await expectOutcome(page, outcome);
}

for (const { component, story, rows } of keyboardTables) {
  test(`${component} does what its table of keys says`, async ({ stage }) => {
    test.setTimeout(120_000);
    await stage.page.setViewportSize({ width: 1280, height: 800 });
    await stage.restart();
    await stage.show(story);
    for (const row of rows) {
      for (const key of row.keys) {
        await test.step(`${key}: ${row.does}`, async () => {
          await stage.showAnew();
          await tryKey(stage.page, key, row);
        });
      }
    }
  });
}
