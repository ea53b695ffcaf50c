import type { Page } from 'playwright';

/**
 * Sets the browser's text size, for rem units and media queries, until the next navigation.
 * @param percent of 16 px
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await session.send('Page.setFontSizes', { fontSizes: sizes });
  await session.detach();
}
