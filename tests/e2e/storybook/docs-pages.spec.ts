import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, record, string, unknown } from 'zod/mini';
import { isSampled } from '../support/is-sampled.ts';
import { libraryFolder, openAlone, test } from '../support/library.ts';

const EVERY = process.env.SOAK ? 1 : 16;

const PARTS = 2;

const index = object({ entries: record(string(), unknown()) });

function docsPages(): string[] {
  const built: unknown = JSON.parse(readFileSync(join(libraryFolder, 'index.json'), 'utf8'));
  return Object.keys(parse(index, built).entries)
    .filter((id) => id.endsWith('--docs'))
    .filter((id) => isSampled(id, EVERY));
}

async function turnTo(page: Page, id: string): Promise<void> {
  const turning = page.evaluate(async (storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    await new Promise((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
  // Storybook reloads the page if it cannot unmount a story immediately.
  await turning.catch(() => page.waitForLoadState());
  await page.waitForFunction((storyId) => {
    const isOver = (render?: { phase?: string }) =>
      /^(finished|errored)$/.test(String(render?.phase));
    const previewOf = (view: Window | null) =>
      (view && Reflect.get(view, '__STORYBOOK_PREVIEW__')) ?? {};
    const { storyRenders = [] } = previewOf(window);
    const frames = [...document.querySelectorAll('iframe')];
    return (
      new URLSearchParams(location.search).get('id') === storyId &&
      document.querySelector('#storybook-docs h1') !== null &&
      storyRenders.length === document.querySelectorAll('.docs-story').length &&
      storyRenders.every(isOver) &&
      frames.every((frame) => isOver(previewOf(frame.contentWindow).currentRender))
    );
  }, id);
}

function disturbances(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { documentElement: root, body, activeElement } = document;
    const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
    const isLocked = [root, body].some((box) =>
      /hidden|clip/.test(getComputedStyle(box).overflowY),
    );
    const isOfPart =
      /id=(ui|components|screens|demo)-(?!(overlays-|shell-account)menu--|overview--)/.test(
        location.search,
      );
    const found = {
      'shows no state at once': isOfPart && !document.querySelector('.docs-story, .story-frame'),
      'is written from right to left': getComputedStyle(root).direction !== 'ltr',
      'is hidden': !!document.querySelector('#storybook-docs')?.closest('[aria-hidden], [inert]'),
      'has a dialog or menu open': document.querySelector(layers) !== null,
      'believes that somebody is signed in': 'signedIn' in root.dataset,
      [`has the focus on ${activeElement?.outerHTML.slice(0, 80)}`]: activeElement !== body,
      [`is scrolled to ${window.scrollY}`]: window.scrollY !== 0,
      'cannot be scrolled': isLocked,
    };
    return Object.keys(found).filter((name) => found[name]);
  });
}

for (let part = 0; part < PARTS; part += 1) {
  test(`no story breaks its docs page, part ${part + 1} of ${PARTS}`, async ({
    page,
    library,
    faults,
  }) => {
    if (process.env.SOAK) test.setTimeout(600_000);
    await openAlone(page, library, 'ui-forms-button--primary');
    const found: string[] = [];
    for (const id of docsPages().filter((_, at) => at % PARTS === part))
      await test.step(id, async () => {
        await turnTo(page, id);
        const errors = faults.splice(0).filter((fault) => fault.startsWith('throws'));
        for (const what of [...(await disturbances(page)), ...errors]) found.push(`${id} ${what}`);
      });
    expect(found).toEqual([]);
  });
}

test('a dialog on a docs page opens within a frame and does not affect the page', async ({
  page,
  library,
}) => {
  await openAlone(page, library, 'ui-overlays-dialog--docs');
  await expect(page.frameLocator('iframe[title="Open"]').getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(page.getByRole('link', { name: 'On A Phone', exact: true })).toBeVisible();
});
