import { expect } from '@playwright/test';
import type { Locator } from 'playwright';

/**
 * Replaces Playwright's tap(), which runs hit testing in the page and would distort the
 * measurement.
 */
export async function tap(target: Locator): Promise<void> {
  await expect(target).toBeEnabled({ timeout: 30_000 });
  await target.scrollIntoViewIfNeeded();
  const [x, y] = await target.evaluate(async (element) => {
    for (;;) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      if (element.contains(document.elementFromPoint(...middle))) return middle;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await target.page().touchscreen.tap(x, y);
}
