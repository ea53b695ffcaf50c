import { expect } from '@playwright/test';
import { looks } from '../../../tools/a11y/looks.ts';
import { count, formatList, newTally } from '../../../tools/a11y/report.ts';
import { reviewed } from '../../../tools/a11y/reviewed.ts';
import { checkStory } from '../../../tools/a11y/story-page.ts';
import { siteIn } from '../../../tools/visual/site.ts';
import { libraryFolder, test } from '../support/library.ts';

const EVERY = process.env.SOAK ? 1 : 800;

const rich = [
  'screens-account-accountscreen--patient',
  'screens-dashboard-doctordashboardscreen--a-busy-day',
  'screens-home-homescreen--on-a-desktop',
  'screens-messages-messagesscreen--a-thread-beside-the-inbox',
];

const sample = looks.filter(({ name }) =>
  /^(light 1280|dark 768|forced 320|text 200%, 1280|zoom 400%|focus, forced 320)$/.test(name),
);

function chosen(): string[] {
  const ids = siteIn(libraryFolder).stories.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(rich));
  return [...rich, ...ids.filter((id, index) => index % EVERY === 0 && !rich.includes(id))];
}

for (const half of [0, 1]) {
  test(`stories in half ${half + 1} of the sample pass all a11y checks`, async ({
    page,
    library,
  }) => {
    if (process.env.SOAK) test.setTimeout(7_200_000);
    const tally = newTally();
    for (const id of chosen().filter((_, index) => index % 2 === half))
      await test.step(id, async () => {
        count(tally, id, await checkStory(page, library, id, reviewed, sample), reviewed);
      });
    expect(formatList(tally)).toEqual([]);
    expect(tally.passed).toBeGreaterThan(0);
  });
}
