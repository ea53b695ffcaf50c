import { expect, test as base, type Page } from '@playwright/test';
import { endPhase } from '../../scripts/test/end-phase.ts';
import { visualRun } from './visual-run.ts';

const { url, stories, looks } = visualRun;

/** A page's memory grows with each story. */
const STORIES_A_PAGE = 100;

/** A new page has to load the whole library. */
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

for (const { name: look, theme, window } of looks) {
  for (const { id, title, name } of stories)
    test(`${title} ${name}, ${look}`, async ({ nextPage }) => {
      const page = await nextPage();
      await page.setViewportSize(window);
      // Disable axe, because other tests run it.
      const globals = `theme:${theme};a11y.manual:!true`;
      await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      await playedToItsEnd(page, id);
      await expect(page).toHaveScreenshot([id, `${look}.png`], { fullPage: true });
    });
}

async function playedToItsEnd(page: Page, id: string): Promise<void> {
  await page.waitForFunction(endPhase, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].map((image) => {
      // A lazy picture outside the viewport would never load.
      image.loading = 'eager';
      // Ignored, because the screenshot may show a broken picture.
      return image.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
  });
}
