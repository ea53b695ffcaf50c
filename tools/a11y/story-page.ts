import type { Page } from 'playwright';
import { object, optional, string } from 'zod/mini';
import type { Finding } from './finding.ts';
import type { Look } from '../looks.ts';
import { ask, judge } from './judge.ts';
import { runs, toWindow, type Run } from './runs.ts';
import type { Reviewed } from './review.ts';
import { setTextSize } from './text-size.ts';

const storyEnd = object({
  phase: string(),
  ownWidth: optional(string()),
});

export interface Judgement {
  run: Run;
  findings: Finding[];
}

async function open(page: Page, library: string, id: string): Promise<Finding[]> {
  const address = `${library}iframe.html?viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`;
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.setViewportSize(toWindow(1280));
  await page.goto(address);
  const { ownWidth } = storyEnd.parse(await ask(page, 'storyEnd'));
  const width = Number.parseInt(ownWidth ?? '1280', 10);
  if (width !== 1280) {
    await page.setViewportSize(toWindow(width));
    await page.goto(address);
  }
  const { phase } = storyEnd.parse(await ask(page, 'storyEnd'));
  return phase === 'errored'
    ? [{ rule: 'story', element: id, says: 'Its play function fails.', matches: [] }]
    : [];
}

async function setLook(page: Page, { theme, isForced, window, textSize }: Look): Promise<void> {
  await page.setViewportSize(window);
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  await setTextSize(page, textSize);
  await ask(page, 'turnToTheme', theme);
}

export async function checkStory(
  page: Page,
  library: string,
  id: string,
  reviewed: readonly Reviewed[],
  wanted: readonly Run[] = runs,
): Promise<Judgement[]> {
  const broken = await open(page, library, id);
  const judgements: Judgement[] = [];
  for (const run of wanted) {
    if (broken.length > 0) {
      judgements.push({ run, findings: broken });
      continue;
    }
    const { look, question } = run;
    await setLook(page, look);
    const { isForced } = look;
    judgements.push({ run, findings: await judge(page, { question, isForced, reviewed }) });
  }
  return judgements;
}
