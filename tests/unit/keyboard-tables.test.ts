import { expect, it } from 'vitest';
import { keyboardTables } from '../../stories/docs/keyboard.ts';
import { patternKeys } from '../../stories/docs/keyboard/patterns.ts';
import { layers, sourceFiles } from './library/sources.ts';

const answersKeys =
  /onKeyDown|'keydown'|'react-aria-components'|react-dialog'|type="(?:radio|checkbox|range)"|<(?:select|details)\b|tabIndex=\{0\}/;

const frames = new Set(['Field']);

it('every component that handles keys has a keyboard table', () => {
  const told = new Set(keyboardTables.map(({ component }) => component));
  const answering = new Set(
    layers
      .flatMap((layer) => sourceFiles(`src/${layer}`))
      .filter(({ text }) => answersKeys.test(text))
      .flatMap(({ path }) => path.split('/').slice(3, -1)),
  );
  const untold = [...answering].filter((name) => !told.has(name) && !frames.has(name));
  expect(untold.map((name) => `${name} has no table in stories/docs/keyboard`)).toEqual([]);
  expect(answering.size).toBeGreaterThan(20);
});

it('no component is named like its group, because Storybook would leave its name out of its id', () => {
  const alike = layers
    .flatMap((layer) => sourceFiles(`src/${layer}`))
    .map(({ path }) => path.split('/'))
    .filter(([, , group, part]) => group && group === part?.toLowerCase())
    .map((path) => path.join('/'));
  expect(alike).toEqual([]);
});

it("every keyboard table has a row for each key of the component's ARIA pattern", () => {
  const missing = keyboardTables.flatMap(({ component, pattern, rows }) => {
    const told = new Set(rows.flatMap(({ keys }) => keys));
    const asked: readonly string[] = pattern === 'native' ? [] : patternKeys[pattern];
    return asked
      .filter((key) => !told.has(key))
      .map((key) => `${component} (${pattern}): no row for ${key}`);
  });
  expect(missing).toEqual([]);
});
