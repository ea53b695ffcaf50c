import { test as base, type Locator, type Page } from '@playwright/test';
import { endPhase } from '../../../scripts/test/end-phase.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { serve } from '../../../scripts/serve.mjs';

/** The Storybook that this run built, or an earlier build to save time. */
export const libraryFolder =
  process.env.E2E_STORYBOOK ?? 'node_modules/.cache/caresetu/e2e-storybook';

export const LIBRARY_BASE = '/design/library/';

interface LibraryWorker {
  /** With a trailing slash. */
  library: string;
}

interface LibraryTest {
  faults: string[];
}

export const test = base.extend<LibraryTest, LibraryWorker>({
  library: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const port = await freePort();
      await serve({ folder: libraryFolder, base: LIBRARY_BASE, port });
      await provide(`http://127.0.0.1:${port}${LIBRARY_BASE}`);
    },
    { scope: 'worker' },
  ],
  faults: async ({ page, library }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
    page.on('console', (message) => {
      // Browsers request a favicon even if the page declares none.
      const isOfIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isOfIcon) faults.push(`logs ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(library)) faults.push(`asks for ${url}`);
    });
    page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`gets ${response.status()} for ${response.url()}`);
    });
    await provide(faults);
  },
});

export async function openAlone(
  page: Page,
  library: string,
  id: string,
  globals = '',
): Promise<void> {
  const viewMode = id.endsWith('--docs') ? 'docs' : 'story';
  await page.goto(`${library}iframe.html?viewMode=${viewMode}&id=${id}&globals=${globals}`);
  if (viewMode === 'story') return storyPlayed(page, id);
  await page.waitForFunction(() => {
    const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
    return document.body.classList.contains('sb-show-main') && currentRender?.type === 'docs';
  });
}

export async function storyPlayed(page: Page, id: string): Promise<void> {
  const phase = await page.waitForFunction(endPhase, id);
  if ((await phase.jsonValue()) === 'errored') throw new Error(`The story ${id} fails.`);
}

/** Ignores lazy pictures outside the viewport, which never load. */
export function hasAll(html: Locator): Promise<boolean> {
  return html.evaluate(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
