import { expect } from '@playwright/test';
import {
  expectHydrated,
  follow,
  keepNodes,
  lostNodes,
  noteShifts,
  openHeld,
  pages,
} from '../support/html-pages.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

// This build could not ask its API, so that lists begin as placeholders, and doctors have no HTML of their own.

/** What makes way for what the API has. */
const isPlaceholder = /^<[^>]+ aria-(busy|hidden)="true"/;

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`a page that was made without its API is taken over, and moves nothing as it gets its data, ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteShifts);
    const faults = follow(page);
    for (const [path, [heading, words]] of Object.entries(pages)) {
      const letGo = await openHeld(page, path);
      await page.evaluate(keepNodes);
      letGo();
      await expectHydrated(page);
      const lost = await page.evaluate(lostNodes);
      expect(
        lost.filter((node) => !isPlaceholder.test(node)),
        path,
      ).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(main(page)).toContainText(words);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
      expect(faults, path).toEqual([]);
    }
  });
}
