import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = (folder: string) => readdirSync(join(root, folder));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The folders of a layer that hold a component. */
function componentFolders(layer: string): string[] {
  return list(`src/${layer}`)
    .filter((name) => !name.includes('.'))
    .filter((name) => list(`src/${layer}/${name}`).some((file) => /^[A-Z]\w+\.tsx$/.test(file)));
}

/** What the story files of a layer are named after. */
function storyNames(layer: string): string[] {
  return list(`stories/${layer}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => file.replace('.stories.tsx', ''));
}

describe.each(['ui', 'components', 'screens'])('src/%s', (layer) => {
  it('has stories for each of its parts', () => {
    const stories = storyNames(layer);
    const untold = componentFolders(layer).filter(
      (folder) => !stories.some((story) => story.startsWith(folder)),
    );
    expect(untold).toEqual([]);
  });

  it('has no stories left over from parts that are gone', () => {
    const folders = componentFolders(layer);
    const orphans = storyNames(layer).filter(
      (story) => !folders.some((folder) => story.startsWith(folder)),
    );
    expect(orphans).toEqual([]);
  });
});

const screens = list('src/screens').map((name) => ({
  name,
  source: `src/screens/${name}/${name}.tsx`,
  stories: `stories/screens/${name}.stories.tsx`,
}));
const loaded = screens.filter(({ source }) => /: Loadable</.test(read(source)));
const sentForms = screens.filter(({ source }) => /isSubmitting: boolean/.test(read(source)));

/** The kinds of story that a screen lacks. */
function missingFrom(stories: string, kinds: readonly RegExp[]): RegExp[] {
  const told = [...read(stories).matchAll(/^export const (\w+): Story/gm)].map(
    ([, name = '']) => name,
  );
  return kinds.filter((kind) => !told.some((name) => kind.test(name)));
}

it('knows the screens that load and those that send', () => {
  expect(screens.every(({ source }) => existsSync(join(root, source)))).toBe(true);
  expect(loaded.map(({ name }) => name)).toContain('AppointmentsScreen');
  expect(sentForms.map(({ name }) => name)).toContain('LoginScreen');
});

it.each(loaded)('$name is told while it loads, fails to load and is offline', ({ stories }) => {
  expect(missingFrom(stories, [/Loading$/, /Failed$/, /Offline$/])).toEqual([]);
});

it.each(sentForms)('$name is told while it is sent', ({ stories }) => {
  expect(missingFrom(stories, [/^(Submitting|Sending)/])).toEqual([]);
});
