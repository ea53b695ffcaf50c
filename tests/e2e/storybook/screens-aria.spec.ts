import { expect, type Locator, type TestInfo } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test, type StoryPage } from '../support/story-page.ts';

const here = dirname(fileURLToPath(import.meta.url));

const folder = join(here, 'screens-aria');

const screens = readdirSync(join(here, '../../../src/screens'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('Screen'));

const frame = [
  { name: 'SiteHeader-guest', story: 'components-shell-siteheader--guest', width: 1280 },
  { name: 'SiteHeader-patient', story: 'components-shell-siteheader--patient', width: 1280 },
  {
    name: 'SiteHeader-phone',
    story: 'components-shell-siteheader--patient-on-a-phone',
    width: 390,
  },
  { name: 'MobileMenu-guest', story: 'components-shell-mobilemenu--guest', width: 390 },
  { name: 'MobileMenu-patient', story: 'components-shell-mobilemenu--patient', width: 390 },
  { name: 'Call', story: 'screens-room-roomscreen--connected', width: 390 },
  { name: 'CallEnd', story: 'screens-room-roomscreen--ended', width: 390 },
  { name: 'SiteFooter', story: 'components-shell-sitefooter--on-a-desktop', width: 1280 },
  { name: 'DemoPhone', story: 'demo-demophone--reminder', width: 390 },
  { name: 'DemoPhone-replied', story: 'demo-demophone--replied', width: 390 },
];

const fileOf = (name: string) => join(folder, `${name}.aria.yml`);

/** `--update-snapshots` writes the file. */
async function expectReadOut(
  { root }: StoryPage,
  name: string,
  { config }: TestInfo,
): Promise<void> {
  const file = fileOf(name);
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    await settled(root);
    mkdirSync(folder, { recursive: true });
    // Playwright's own update would write patterns that match any number.
    writeFileSync(file, `- /children: deep-equal\n${await root.ariaSnapshot()}\n`);
    return;
  }
  expect(existsSync(file), `${file} is there: CONTRIBUTING.md says how to write it`).toBe(true);
  const kept = readFileSync(file, 'utf8');
  await expect(root).toMatchAriaSnapshot(kept);
  // toMatchAriaSnapshot would ignore an added state such as [disabled].
  expect(`- /children: deep-equal\n${await root.ariaSnapshot()}\n`).toBe(kept);
}

/** A carousel's buttons appear late. */
async function settled(root: Locator): Promise<void> {
  let last = '';
  const isAsBefore = async () => {
    const before = last;
    last = await root.ariaSnapshot();
    return last === before;
  };
  await expect.poll(isAsBefore, { intervals: [500] }).toBe(true);
}

for (const screen of screens) {
  test(`a screen reader reads ${screen} completely and without repetition`, async ({
    storyPage,
  }, info) => {
    const story = storyPage.stories.find(({ title }) => title === `screens/${screen}`);
    expect(story, `a story of ${screen}`).toBeDefined();
    // Parts below the window load their code when a reader comes to them.
    await storyPage.page.setViewportSize({ width: 1280, height: 4000 });
    await storyPage.show(story?.id ?? '');
    await expectReadOut(storyPage, basename(screen), info);
  });
}

for (const { name, story, width } of frame) {
  test(`a screen reader reads ${name} completely and without repetition`, async ({
    storyPage,
  }, info) => {
    await storyPage.page.setViewportSize({ width, height: 800 });
    await storyPage.show(story);
    await expectReadOut(storyPage, name, info);
  });
}

test('every stored accessibility tree belongs to an existing screen', () => {
  const known = [...screens.map((screen) => basename(screen)), ...frame.map(({ name }) => name)];
  expect(
    readdirSync(folder).filter((file) => !known.includes(file.replace('.aria.yml', ''))),
  ).toEqual([]);
});
