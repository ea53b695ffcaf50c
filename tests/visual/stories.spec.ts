import { expect, test as base, type Page } from '@playwright/test';
import { endPhase } from '../../scripts/end-phase.ts';
import { visualRun } from './visual-run.ts';

const { url, stories, looks } = visualRun;

/** How many stories one page takes: its memory grows with each. */
const STORIES_A_PAGE = 100;

/**
 * A page for many stories: each begins by forgetting everything (.storybook/forget-all.ts), and with a page of its own
 * each would read the whole library's code again. After a failure comes a new worker.
 */
const test = base.extend<object, { nextPage: () => Promise<Page> }>({
  nextPage: [
    async ({ browser }, provide) => {
      const { contextOptions, locale, timezoneId } = test.info().project.use;
      let page: Page | undefined;
      let taken = 0;
      await provide(async () => {
        if (page && taken % STORIES_A_PAGE === 0) {
          await page.context().close();
          page = undefined;
        }
        page ??= await browser.newPage({ ...contextOptions, locale, timezoneId });
        taken += 1;
        return page;
      });
      await page?.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const { name: look, theme, width, height } of looks) {
  for (const { id, title, name } of stories)
    test(`${title} ${name}, ${look}`, async ({ nextPage }) => {
      const page = await nextPage();
      await page.setViewportSize({ width, height });
      // Axe has runs of its own; here it would only take time.
      const globals = `theme:${theme};a11y.manual:!true`;
      await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      await playedToItsEnd(page, id);
      await expect(page).toHaveScreenshot([id, `${look}.png`], { fullPage: true });
    });
}

/** Waits until the story's play function is through, and its letters and pictures are there. */
async function playedToItsEnd(page: Page, id: string): Promise<void> {
  await page.waitForFunction(endPhase, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].map((image) => {
      // A lazy one that is out of view, or hidden, would never be there.
      image.loading = 'eager';
      // One that cannot be shown is a picture, too.
      return image.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
  });
}
