import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { looks } from './looks.ts';
import { count, formatList, newTally, unused } from './report.ts';
import { reviewed } from './reviewed.ts';
import { checkStory, type Judgement } from './story-page.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { isWanted } from '../visual/plan.ts';
import { address, buildSite, siteIn, type Site } from '../visual/site.ts';

const WORKERS = 2;

/** Timeout per story, in milliseconds. */
const LIMIT = 180_000;

const { only, look } = parseArgs({
  options: { only: { type: 'string', default: '' }, look: { type: 'string', default: '' } },
}).values;
const wantedLooks = looks.filter(({ name }) => name.includes(look));
const site = library();
const stories = site.stories.filter((story) => isWanted(story, only));
if (stories.length === 0 || wantedLooks.length === 0)
  throw new Error(
    `No story has "${only}" in its id, title or file, or no look has "${look}"../../scripts`,
  );

const url = `${await address(site)}/`;
let browser = await chromium.launch(chromiumLaunchOptions());
const tally = newTally();
const waiting = [...stories];
const started = performance.now();
let done = 0;

process.once('SIGINT', () => {
  report();
  process.exit();
});
console.log(`Judging ${stories.length} stories in ${wantedLooks.length} looks ...`);
await Promise.all(Array.from({ length: WORKERS }, work));
await browser.close();
report();
process.exit();

function library(): Site {
  const built = process.env.E2E_STORYBOOK;
  if (built) return siteIn(built);
  console.log('Building the Storybook ...');
  return buildSite(projectRoot, join(projectRoot, 'node_modules/.cache/caresetu/a11y'));
}

async function work(): Promise<void> {
  let page = await freshPage();
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const { id } = story;
    const judged = () => withinLimit(checkStory(page, url, id, reviewed, wantedLooks));
    // A story may time out on a busy machine.
    let judgements = await judged().catch(brokenBy);
    if (judgements.some(isBroken)) {
      await page
        .context()
        .close()
        .catch(() => undefined);
      page = await freshPage();
      judgements = await judged().catch(brokenBy);
    }
    count(tally, id, judgements, reviewed);
    for (const line of formatList(tally, id)) console.log(line);
    done += 1;
    if (done % 20 === 0)
      console.log(`${done} of ${stories.length}, ${tally.findings.size} findings`);
  }
  await page.context().close();
}

async function freshPage() {
  if (!browser.isConnected()) browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  return context.newPage();
}

function isBroken({ faults }: Judgement): boolean {
  return faults.some(({ rule }) => rule === 'story');
}

function brokenBy(error: unknown): Judgement[] {
  const fault = { rule: 'story', element: 'page', says: String(error), matches: [] };
  return wantedLooks.map((look) => ({ look, faults: [fault] }));
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('It does not come to its end.')), LIMIT).unref();
    }),
  ]);
}

function report(): void {
  const isWhole = !only && !look && done === stories.length;
  const idle = isWhole ? unused(tally, reviewed) : [];
  for (const line of formatList(tally)) console.log(line);
  for (const { rule, where, story = '' } of idle)
    console.log(`\nreviewed.ts allows "${rule}" at ${story} ${where}, which is nowhere.`);
  const failed = tally.failed + idle.length;
  console.log(`\nTook ${Math.round((performance.now() - started) / 1000)} s`);
  console.log(`${tally.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
