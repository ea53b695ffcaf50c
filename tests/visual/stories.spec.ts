import { expect, test, type Page } from '@playwright/test';
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
        await playedToItsEnd(page);
        await expect(page).toHaveScreenshot([id, `${look.name}.png`], { fullPage: true });
      });
  });
}

/** Waits until the story's play function is through, and its letters and pictures are there. */
async function playedToItsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const last = channel && typeof channel === 'object' ? Reflect.get(channel, 'last') : undefined;
    if (typeof last !== 'function') return false;
    const event: unknown = Reflect.apply(last, channel, ['storyRenderPhaseChanged']);
    return /"newPhase":"(finished|errored|aborted)"/.test(JSON.stringify(event) ?? '');
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that cannot be shown is a picture, too.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
