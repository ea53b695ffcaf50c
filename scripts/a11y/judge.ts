import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { faultList, type Fault } from './fault.ts';
import type { Question } from './in-page/main.ts';
import type { Reviewed } from './review.ts';

let script: string | undefined;

/** What runs in the page, axe included, in one file. */
function judgeScript(): string {
  script ??= buildSync({
    entryPoints: [fileURLToPath(new URL('in-page/main.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
  }).outputFiles[0]?.text;
  if (!script) throw new Error('The checks could not be bundled.');
  return script;
}

/** Calls a function of `in-page/main.ts` in the page that is open. */
export async function ask(page: Page, name: string, ...words: unknown[]): Promise<unknown> {
  const isThere = await page.evaluate(() => 'looks' in window);
  if (!isThere) await page.evaluate(judgeScript());
  const list = words.map((word) => JSON.stringify(word)).join(', ');
  return page.evaluate(`looks.${name}(${list})`);
}

/** Which part of the checks to run, and what a person has looked at already. */
export interface Judging {
  question: Question;
  /** Whether the page is in forced colours. */
  isForced: boolean;
  /** Selectors to hold each fault against. */
  reviewed: readonly Reviewed[];
}

/** Judges the page that is open, as it looks now. */
export async function judge(
  page: Page,
  { question, isForced, reviewed }: Judging,
): Promise<Fault[]> {
  if (question === 'focus') {
    // A focus that the keyboard did not bring needs no ring. Where nothing has it yet, only Tab brings it; where
    // something has, F9 says that a keyboard is used, and does nothing else.
    const isNowhere = await page.evaluate(() => document.activeElement === document.body);
    await page.keyboard.press(isNowhere ? 'Tab' : 'F9');
  }
  const selectors = reviewed.map(({ where }) => where);
  return faultList.parse(await ask(page, 'judge', question, isForced, selectors));
}
