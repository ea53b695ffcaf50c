import { expect } from '@playwright/test';
import { runs } from '../../../tools/a11y/runs.ts';
import { count, formatList, newTally, unused } from '../../../tools/a11y/tally.ts';
import { reviewed } from '../../../tools/a11y/reviewed.ts';
import { checkStory } from '../../../tools/a11y/story-page.ts';
import { isWanted } from '../../../tools/visual/plan.ts';
import { siteIn } from '../../../tools/visual/site.ts';
import { isSampled } from '../support/is-sampled.ts';
import { libraryFolder, test } from '../support/library.ts';

const { SOAK, ONLY = '', LOOK = '' } = process.env;
const EVERY = 800;
const PAGES = 2;

const rich = [
  'screens-account-accountscreen--patient',
  'screens-dashboard-doctordashboardscreen--a-busy-day',
  'screens-home-homescreen--on-a-desktop',
  'screens-messages-messagesscreen--a-thread-beside-the-inbox',
];

const sample = /^(light-1280|dark-768|forced-320|text-200%-1280|zoom-400%|focus, forced-320)$/;

const wantedRuns = runs.filter(({ name }) => (SOAK ? name.includes(LOOK) : sample.test(name)));

function chosen(): string[] {
  const { stories } = siteIn(libraryFolder);
  if (SOAK) return stories.filter((story) => isWanted(story, ONLY)).map(({ id }) => id);
  const ids = stories.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(rich));
  return [...rich, ...ids.filter((id) => isSampled(id, EVERY) && !rich.includes(id))];
}

// A second attempt would take hours too.
if (SOAK) test.describe.configure({ retries: 0 });

test('stories pass all a11y checks', async ({ browser, library }) => {
  if (SOAK) test.setTimeout(10_800_000);
  const tally = newTally();
  const waiting = chosen();
  const work = async () => {
    const page = await browser.newPage();
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const judgements = await checkStory(page, library, id, reviewed, wantedRuns);
      count(tally, id, judgements, reviewed);
      expect.soft(formatList(tally, id)).toEqual([]);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  expect(tally.passed).toBeGreaterThan(0);
  if (SOAK && !ONLY && !LOOK) expect(unused(tally, reviewed)).toEqual([]);
});
