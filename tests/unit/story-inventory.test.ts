import { describe, expect, it } from 'vitest';
import { inventory, kinds, type State } from '../../stories/inventory.ts';
import { importOf, importsOf, layers, partsOf, tsxFiles, type Layer } from './library/sources.ts';
import { statesFromProps } from './library/states-from-props.ts';
import { isTold, storiesOf, storyFileOf } from './library/stories.ts';

const sources = [...layers, 'pages', 'app'].flatMap((layer) => tsxFiles(`src/${layer}`));
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Which parts files outside of their own folder import. */
const sharedParts = new Set(
  sources.flatMap((source) => {
    const folder = `${folderOf(source.path).split('/').at(-1)}/`;
    return importsOf(source).filter((imported) => !imported.startsWith(folder));
  }),
);

/** The parts of a layer that others build with; what only its own folder uses, its stories show within the whole. */
function shared(layer: Layer) {
  return sources
    .filter(({ path }) => path.startsWith(`src/${layer}/`))
    .flatMap(partsOf)
    .filter((part) => sharedParts.has(importOf(part)));
}

describe.each(layers)('src/%s', (layer) => {
  const parts = shared(layer);
  const stories = tsxFiles(`stories/${layer}`);

  it('has stories for each of its parts', () => {
    const told = new Set(stories.flatMap(importsOf));
    const untold = parts.filter((part) => !told.has(importOf(part)));
    expect(untold.map(({ file, name }) => `${file}: ${name} has no story`)).toEqual([]);
    expect(parts.length).toBeGreaterThan(25);
  });

  it('has no stories left over from parts that are gone', () => {
    const folders = sources.map(({ path }) => folderOf(path).split('/').at(-1) ?? '');
    const names = [...folders, ...parts.map(({ name }) => name)];
    const orphans = stories.filter(
      ({ path }) => !names.some((name) => path.startsWith(`stories/${layer}/${name}`)),
    );
    expect(orphans.map(({ path }) => path)).toEqual([]);
  });

  it('has a story for each state of the inventory', () => {
    const missing = Object.entries(inventory[layer]).flatMap(([part, states]) =>
      states
        .filter((state) => !isTold(storiesOf(layer, part), state))
        .map((state) => `${storyFileOf(layer, part)}: no story shows ${state}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a story for each state that follows from the props', () => {
    const missing = statesFromProps(layer)
      .filter(({ part, state }) => !isTold(storiesOf(layer, part), state))
      .map(
        ({ place, part, state }) =>
          `${storyFileOf(layer, part)}: no story shows ${state} (${place})`,
      );
    expect(missing).toEqual([]);
  });
});

it('has a row for each screen in the inventory', () => {
  const rows = Object.keys(inventory.screens);
  const without = shared('screens').filter(
    ({ name }) => name.endsWith('Screen') && !rows.includes(name),
  );
  expect(without.map(({ name }) => `stories/inventory/screens.ts: no row for ${name}`)).toEqual([]);
});

describe('the reading of the stories', () => {
  const told = (stories: string[], state: State) => isTold(stories, state);

  it('takes a kind of state by the words of a name, another state by its whole name', () => {
    expect(told(['LongAndHindiNames'], 'hindi')).toBe(true);
    expect(told(['OnA24HourClock'], 'twentyFourHours')).toBe(true);
    expect(told(['FullyBookedAndChosen'], 'FullyBooked')).toBe(false);
    expect(told(['ByPhone'], 'phone')).toBe(false);
    expect(told([], 'loading')).toBe(false);
  });

  it('finds the stories of a part, and the states that follow from its props', () => {
    expect(storiesOf('components', 'SlotPicker')).toContain('FullyBooked');
    expect(statesFromProps('components').filter(({ part }) => part === 'SlotPicker')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'loading' }),
        expect.objectContaining({ state: 'offline' }),
        expect.objectContaining({ state: 'twentyFourHours' }),
      ]),
    );
    expect(statesFromProps('screens').map(({ part }) => part)).toContain('LoginScreen');
    expect(Object.keys(kinds)).toContain('rightToLeft');
  });
});
