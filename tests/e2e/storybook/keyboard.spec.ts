import { expect, type Page } from '@playwright/test';
import { keyboardTables } from '../../../stories/docs/keyboard.ts';
import type { KeyRow, Outcome, Target } from '../../../stories/docs/keyboard/table.ts';
import { test } from '../support/stage.ts';

const find = (page: Page, { role, name }: Target) =>
  page.getByRole(role, { ...(name && { name, exact: true }) });

/** Notes on a link that it was followed, and leads nowhere. */
const noteClick = (page: Page, what: Target) =>
  find(page, what).evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
      element.setAttribute('data-was-followed', '');
    });
  });

/** Notes which handlers of the story are told from now on, and of what first. */
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

/** What Storybook sends when a handler of a story is called. */
interface Action {
  data: { name: string; args: unknown[] };
}

/** The handlers that were told, each by its name alone and with its value. */
const toldOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

async function expectTold(
  page: Page,
  { handler, value }: Extract<Outcome, { is: 'told' }>,
): Promise<void> {
  const words = value === undefined ? handler : `${handler} ${value}`;
  if (words === null) expect(await toldOf(page)).toEqual([]);
  else await expect.poll(() => toldOf(page)).toContain(words);
}

async function expectOutcome(page: Page, outcome: Outcome): Promise<void> {
  if (outcome.is === 'told') return expectTold(page, outcome);
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
    case 'followed':
      return expect(element).toHaveAttribute('data-was-followed');
    case 'valued':
      return expect(element).toHaveValue(outcome.value);
    case 'reads':
      return expect(element).toHaveText(outcome.value);
  }
}

async function tryKey(page: Page, key: string, { from, after = [], gives }: KeyRow): Promise<void> {
  for (const outcome of gives) if (outcome.is === 'followed') await noteClick(page, outcome.what);
  await noteActions(page);
  // A key that comes before its element is there would be pressed in vain.
  if (from) await find(page, from).focus();
  for (const first of after) await page.keyboard.press(first);
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
