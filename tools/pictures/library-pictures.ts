import type { Browser, Page } from 'playwright';
import { endPhase } from '../../scripts/test/end-phase.ts';
import { openPicture, type Theme } from './open-picture.ts';

const HOME = 'pages-home--home';
const SLOT_PICKER = 'components-booking-slotpicker--docs';

/** In CSS px. Equal, because the README shows both side by side. */
const SIZE = { width: 1280, height: 880 };

/**
 * Home without the demo's strip, which only Storybook can show.
 *
 * @param url of the Storybook, without a slash at the end
 */
export async function pictureHome(browser: Browser, url: string, theme: Theme): Promise<Buffer> {
  const page = await openPicture(browser, theme, SIZE);
  await page.goto(`${url}/iframe.html?viewMode=story&id=${HOME}&globals=theme:${theme}`);
  await page.waitForFunction(endPhase, HOME);
  return take(page);
}

/** A component's page. */
export async function pictureLibrary(browser: Browser, url: string, theme: Theme): Promise<Buffer> {
  const page = await openPicture(browser, theme, SIZE);
  await page.goto(`${url}/?path=/docs/${SLOT_PICKER}&globals=theme:${theme}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1, name: 'SlotPicker' }).waitFor();
  await preview.getByRole('radio', { name: '10:30 am' }).first().waitFor();
  // Storybook's own letters come after the story.
  await page.waitForFunction(() => document.fonts.check('17px "Eczar Variable"'));
  return take(page);
}

async function take(page: Page): Promise<Buffer> {
  for (const frame of page.frames())
    await frame.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.context().close();
  return picture;
}
