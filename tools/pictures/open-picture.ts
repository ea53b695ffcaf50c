import type { Browser, Page } from 'playwright';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * Opens an empty page in its own context, so that no picture has the data of another.
 *
 * @param viewport in CSS px; a picture has one and a half times as many pixels
 */
export async function openPicture(
  browser: Browser,
  colorScheme: Theme,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.5,
    colorScheme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(600_000);
  return context.newPage();
}
