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

/** A story as the index of the library tells it. */
export interface IndexedStory {
  /** Such as `components-slotpicker--chosen`. */
  id: string;
  /** Such as `components/SlotPicker`. */
  title: string;
  /** Such as `Fully Booked`. */
  name: string;
}

/** One page that shows story after story without loading anew, which is several times as quick. */
export class Stage {
  readonly page: Page;
  /** Every story, in the order of the index: the first of a title is its main state. */
  readonly stories: readonly IndexedStory[];

  readonly #library: string;

  constructor(page: Page, library: string, stories: readonly IndexedStory[]) {
    this.page = page;
    this.#library = library;
    this.stories = stories;
  }

  /** What the story on stage shows, without what stands in layers above it. */
  get root(): Locator {
    return this.page.locator('#storybook-root');
  }

  /** Loads the page anew, as after a story that broke it. */
  async restart(): Promise<void> {
    // Axe has runs of its own; here it would only take time.
    await openAlone(this.page, this.#library, 'ui-button--primary', 'a11y.manual:!true');
  }

  /** Shows another story, and waits until all of it has happened. */
  async show(id: string): Promise<void> {
    await this.page.evaluate((storyId) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await storyPlayed(this.page, id);
  }

  /** Shows the story on stage as it was at first, and waits until all of it has happened. */
  async showAnew(): Promise<void> {
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

/** A test on the built Storybook that goes through many stories on one page of its worker. */
export const test = onTheLibrary.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, library }, provide) => {
      // The runner's own settings are those of each test, not of its worker.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      });
      const answer = await page.request.get(`${library}index.json`);
      const { entries } = parse(index, await answer.json());
      const stories = Object.values(entries).filter(({ type }) => type === 'story');
      const stage = new Stage(page, library, stories);
      await stage.restart();
      await provide(stage);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
