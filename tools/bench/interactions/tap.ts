import type { Locator, Page } from 'playwright';

/**
 * Replaces Playwright's tap(), which runs hit testing in the page and would distort the
 * measurement.
 */
export async function tap(target: Locator): Promise<void> {
  await target.waitFor({ timeout: 30_000 });
  await target.scrollIntoViewIfNeeded();
  const [x, y] = await target.evaluate(async (element) => {
    for (;;) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const isHit = element.contains(document.elementFromPoint(...middle));
      if (isHit && !element.matches(':disabled')) return middle;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await target.page().touchscreen.tap(x, y);
  await frames(target.page());
}

/**
 * Waits until the page has shown the last interaction. Looking for the next element runs in the
 * page, and would delay it.
 */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
