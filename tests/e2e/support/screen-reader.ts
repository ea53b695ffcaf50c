import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { startReader } from './screen-reader-in-page.ts';

const script = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

const unheard = /^(paragraph|time|separator\b.*|status|listitem, .*|[.,:])$/;
const unheardEnd = /^end of (?!group|radiogroup|region|log)/;

/** A reader stops once at these roles and reads all of their content. */
const oneStop = /^(heading|link|button), /;

export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async start(page: Page): Promise<ScreenReader> {
    // The stories' service worker would intercept a request for the code.
    await page.evaluate(startReader, await readFile(script, 'utf8'));
    return new ScreenReader(page);
  }

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

  async readMain(): Promise<string[]> {
    const heard = await this.readAll();
    return heard.slice(heard.indexOf('main'), heard.indexOf('contentinfo'));
  }

  async during(act: () => Promise<unknown>): Promise<string[]> {
    await act();
    return this.#page.evaluate(() => window.listener.heard());
  }
}
