import type { Locator, Page } from 'playwright';

const LONGEST_MS = 30_000;
const BETWEEN_KEYS_MS = 80;

/**
 * Replaces Playwright's tap(), which runs hit testing in the page and would distort the
 * measurement.
 */
export async function tap(target: Locator): Promise<void> {
  await target.waitFor({ timeout: LONGEST_MS });
  await target.scrollIntoViewIfNeeded();
  const [x, y] = await target.evaluate(async (element, longestMs) => {
    const end = performance.now() + longestMs;
    while (performance.now() < end) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const isHit = element.contains(document.elementFromPoint(...middle));
      if (isHit && !element.matches(':disabled, [aria-disabled="true"]')) return middle;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    throw new Error(`This cannot be tapped: ${element.outerHTML}`);
  }, LONGEST_MS);
  await target.page().touchscreen.tap(x, y);
  await waitForFrames(target.page());
}

export async function type(target: Locator, text: string): Promise<void> {
  await target.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
  await waitForFrames(target.page());
}

/**
 * Waits until the page has shown the last interaction. The search for the next element runs in the
 * page and would delay it.
 */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
