import type { Page } from 'playwright';

/**
 * Sets the size of text as somebody does in the browser's own settings: rem and the em of media queries follow it, so
 * that large letters get the layout of a smaller screen. It holds until the next page is opened.
 * @param percent of the usual 16 px
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await session.send('Page.setFontSizes', { fontSizes: sizes });
  await session.detach();
}
