import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { findingList, type Finding } from './finding.ts';
import type { Question } from './in-page/main.ts';
import type { Reviewed } from './review.ts';

let script: string | undefined;

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

export async function ask(page: Page, name: string, ...words: unknown[]): Promise<unknown> {
  const isThere = await page.evaluate(() => 'looks' in window);
  if (!isThere) await page.evaluate(judgeScript());
  const list = words.map((word) => JSON.stringify(word)).join(', ');
  return page.evaluate(`looks.${name}(${list})`);
}

export interface Judging {
  question: Question;
  isForced: boolean;
  reviewed: readonly Reviewed[];
}

export async function judge(
  page: Page,
  { question, isForced, reviewed }: Judging,
): Promise<Finding[]> {
  if (question === 'focus') {
    // Press a key first: browsers show no focus ring after programmatic focus. F9 moves nothing;
    // Tab is needed while the body has focus.
    const isNowhere = await page.evaluate(() => document.activeElement === document.body);
    await page.keyboard.press(isNowhere ? 'Tab' : 'F9');
  }
  const selectors = reviewed.map(({ where }) => where);
  return findingList.parse(await ask(page, 'judge', question, isForced, selectors));
}
