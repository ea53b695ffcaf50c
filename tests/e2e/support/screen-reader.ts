import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { startReader } from './screen-reader-in-page.ts';

const script = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** What stands in a page's tree and nobody hears. */
const unheard = /^(paragraph|time|separator\b.*|status|listitem, .*|[.,:])$/;
const unheardEnd = /^end of (?!group|radiogroup|region|log)/;

/** What is one stop however many elements are in it. */
const oneStop = /^(heading|link|button), /;

/** What is spoken to somebody who listens to a page: read on item by item, and told of news. */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts at the top of the page that is open. */
  static async start(page: Page): Promise<ScreenReader> {
    // The service worker of the stories would be asked for a file of its own.
    await page.evaluate(startReader, await readFile(script, 'utf8'));
    return new ScreenReader(page);
  }

  /** Reads from the top of the page to its end. */
  async readAll(): Promise<string[]> {
    const spoken = await this.#page.evaluate(() => window.listener.readAll());
    const heard: string[] = [];
    for (let at = 0; at < spoken.length; at += 1) {
      const phrase = spoken[at] ?? '';
      if (!unheard.test(phrase) && !unheardEnd.test(phrase)) heard.push(phrase);
      const end = oneStop.test(phrase) ? spoken.indexOf(`end of ${phrase}`, at) : -1;
      if (end !== -1) at = end;
    }
    return heard;
  }

  /** Reads the page's own part, from its main landmark to the footer. */
  async readMain(): Promise<string[]> {
    const heard = await this.readAll();
    return heard.slice(heard.indexOf('main'), heard.indexOf('contentinfo'));
  }

  /**
   * What is heard while something is done, which waits until all has happened: news first, then what has the focus, if
   * that has moved or changed.
   */
  async during(act: () => Promise<unknown>): Promise<string[]> {
    await act();
    return this.#page.evaluate(() => window.listener.heard());
  }
}
