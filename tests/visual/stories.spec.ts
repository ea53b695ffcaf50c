import { expect, test as base, type Page } from '@playwright/test';
import { endPhase } from '../../scripts/end-phase.ts';
import { visualRun } from './visual-run.ts';

const { url, stories, looks } = visualRun;

/**
 * One page for all stories of a worker: each begins by forgetting everything (.storybook/forget-all.ts), and with a
 * page of its own each would read the whole library's code again. After a failure comes a new worker.
 */
const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const { contextOptions, locale, timezoneId } = test.info().project.use;
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name: look, theme, width, height } of looks) {
  for (const { id, title, name } of stories)
    test(`${title} ${name}, ${look}`, async ({ storyPage }) => {
      await storyPage.setViewportSize({ width, height });
      // Axe has runs of its own; here it would only take time.
      const globals = `theme:${theme};a11y.manual:!true`;
      await storyPage.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      await playedToItsEnd(storyPage, id);
      await expect(storyPage).toHaveScreenshot([id, `${look}.png`], { fullPage: true });
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
