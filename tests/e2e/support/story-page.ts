import type { Locator, Page } from '@playwright/test';
import { array, object, optional, parse, record, string } from 'zod/mini';
import { openAlone, storyPlayed, test as onTheLibrary } from './library.ts';

const index = object({
  entries: record(
    string(),
    object({
      id: string(),
      title: string(),
      name: string(),
      type: string(),
      tags: optional(array(string())),
    }),
  ),
});

export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/** Reuses one page, which is several times faster. */
export class StoryPage {
  readonly page: Page;
  /** In index order. The first story under each title shows the component's default state. */
  readonly stories: readonly IndexedStory[];

  readonly #library: string;

  constructor(page: Page, library: string, stories: readonly IndexedStory[]) {
    this.page = page;
    this.#library = library;
    this.stories = stories;
  }

  get root(): Locator {
    return this.page.locator('#storybook-root');
  }

  async restart(): Promise<void> {
    // Disable axe, because other tests run it.
    await openAlone(this.page, this.#library, 'ui-forms-button--primary', 'a11y.manual:!true');
  }

  async show(id: string): Promise<void> {
    await this.page.evaluate((storyId) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await storyPlayed(this.page, id);
  }

  async rerender(): Promise<void> {
    await this.page.evaluate(async () => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const { id: storyId } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
      await new Promise((resolve) => {
        channel.once('storyFinished', resolve);
        channel.emit('forceRemount', { storyId });
      });
    });
  }
}

export const test = onTheLibrary.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser, library }, provide) => {
      // newPage() does not apply the project's settings.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      });
      const answer = await page.request.get(`${library}index.json`);
      const { entries } = parse(index, await answer.json());
      const stories = Object.values(entries).filter(({ type }) => type === 'story');
      const storyPage = new StoryPage(page, library, stories);
      await storyPage.restart();
      await provide(storyPage);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
