import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importOf, importsOf, layers, partsOf, tsxFiles, type Layer } from './library/sources.ts';
import { statesFromProps } from './library/states-from-props.ts';
import { storiesOf, storyFiles, storyFileOf, type PartStory } from './library/stories.ts';

const sources = [...layers, 'pages', 'app'].flatMap((layer) => tsxFiles(`src/${layer}`));
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const namesItsFolder = (file: string) => basename(folderOf(file)) === basename(file, '.tsx');

const sharedParts = new Set(
  sources.flatMap((source) => {
    const folder = `${folderOf(source.path).split('/').at(-1)}/`;
    return importsOf(source).filter((imported) => !imported.startsWith(folder));
  }),
);

function shared(layer: Layer) {
  return sources
    .filter(({ path }) => path.startsWith(`src/${layer}/`))
    .flatMap(partsOf)
    .filter((part) => sharedParts.has(importOf(part)));
}

describe.each(layers)('src/%s', (layer) => {
  const parts = shared(layer);
  const stories = tsxFiles(`stories/${layer}`);

  it('has a story file for each component folder', () => {
    const files = sources
      .filter(({ path }) => namesItsFolder(path) && path.startsWith(`src/${layer}/`))
      .map(({ path }) => `${folderOf(path)}.stories.tsx`.replace('src/', 'stories/'));
    expect(files.filter((file) => !storyFiles.includes(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(25);
  });

  it('has stories for each component that other folders import', () => {
    const told = new Set(stories.flatMap(importsOf));
    const untold = parts.filter((part) => !told.has(importOf(part)));
    expect(untold.map(({ file, name }) => `${file}: ${name} has no story`)).toEqual([]);
    expect(parts.length).toBeGreaterThan(25);
  });

  it('has no stories for removed components', () => {
    const folders = sources.map(({ path }) => folderOf(path).split('/').at(-1) ?? '');
    const names = [...folders, ...parts.map(({ name }) => name)];
    const files = names.map((name) => storyFileOf(layer, name));
    const orphans = stories.filter(({ path }) => !files.includes(path));
    expect(orphans.map(({ path }) => path)).toEqual([]);
  });

  it("has a story for each state that its components' props can produce", () => {
    const missing = statesFromProps(layer)
      .filter(({ part, isShownBy }) => !storiesOf(layer, part).some(isShownBy))
      .map(
        ({ place, part, state }) =>
          `${storyFileOf(layer, part)}: no story shows ${state} (${place})`,
      );
    expect(missing).toEqual([]);
  });
});

it('each component that formats times has a story on the 24-hour clock', () => {
  const formatting = tsxFiles('src/components').filter(({ text }) =>
    text.includes('useHourCycle()'),
  );
  const shown = new Set(
    tsxFiles('stories/components')
      .filter(({ text }) => text.includes('decorators: [on24HourClock]'))
      .map(({ path }) => path),
  );
  const files = formatting.map(({ path }) =>
    storyFileOf('components', folderOf(path).split('/').at(-1) ?? ''),
  );
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(25);
});

describe('the story parser', () => {
  it("finds a component's stories and the states its props can produce", () => {
    expect(storiesOf('components', 'SlotPicker').map(({ name }) => name)).toContain('FullyBooked');
    expect(statesFromProps('screens').map(({ part }) => part)).toContain('LoginScreen');
  });

  it("detects a prop's state from its value instead of the story's name", () => {
    const states = statesFromProps('components').filter(({ part }) => part === 'SlotPicker');
    const met = (args: PartStory['args']) =>
      states
        .filter(({ isShownBy }) => isShownBy({ name: 'FailedOffline', args }))
        .map(({ state }) => state);
    expect(met({ slots: { status: 'loading' } })).toEqual(['loading']);
    expect(met({ slots: { status: 'error', reason: 'failed' } })).toEqual(['failed']);
    expect(met({ slots: { status: 'error', reason: 'offline' } })).toEqual(['offline']);
    expect(met({ slots: { status: 'ready', data: [] } })).toEqual(['empty']);
    expect(met({ slots: { status: 'ready', data: [{}] } })).toEqual([]);
  });

  it('finds the interface that declares an inherited prop', () => {
    expect(statesFromProps('screens')).toContainEqual(
      expect.objectContaining({
        part: 'AccountScreen',
        state: 'failed',
        place: 'src/screens/account/AccountScreen/LoginSection.tsx LoginSectionProps.account',
      }),
    );
  });

  it('finds components in constants and lazy components', () => {
    const names = shared('components').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ChatBubble', 'AccountMenu', 'MobileMenu']));
  });
});
