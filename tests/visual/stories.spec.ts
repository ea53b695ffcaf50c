import { expect, test, type Page } from '@playwright/test';
import { endPhase } from '../../scripts/end-phase.ts';
import { looks } from '../../scripts/visual/plan.ts';
import { visualRun } from './visual-run.ts';

const { url, stories } = visualRun;

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height } });
    for (const { id, title, name } of stories)
      test(`${title} ${name}, ${look.name}`, async ({ page }) => {
        // Axe has runs of its own; here it would only take time.
        const globals = `theme:${look.theme};a11y.manual:!true`;
        await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
        await playedToItsEnd(page, id);
        await expect(page).toHaveScreenshot([id, `${look.name}.png`], { fullPage: true });
      });
  });
}

/** Waits until the story's play function is through, and its letters and pictures are there. */
async function playedToItsEnd(page: Page, id: string): Promise<void> {
  await page.waitForFunction(endPhase, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that cannot be shown is a picture, too.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
