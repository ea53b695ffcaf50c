import { describe, expect, it } from 'vitest';
import {
  browserFolder,
  compared,
  isWanted,
  looks,
  pictureOf,
  storiesOf,
  whyNothing,
  wishesOf,
  type Story,
} from './plan.ts';

const story = (id: string, changes: Partial<Story> = {}): Story => ({
  id,
  title: 'components/SlotPicker',
  name: 'Some Taken',
  type: 'story',
  importPath: './stories/components/SlotPicker.stories.tsx',
  ...changes,
});

describe('npm run test:visual', () => {
  it('takes a base and a filter, and refuses what it does not know', () => {
    expect(wishesOf([])).toEqual({ base: undefined, only: '' });
    expect(wishesOf(['--base', 'main', '--only', 'slot'])).toEqual({ base: 'main', only: 'slot' });
    expect(() => wishesOf(['--bse', 'main'])).toThrow('--bse');
  });

  it('looks at light and dark, on a phone and on a desktop', () => {
    expect(looks.map(({ theme, width }) => `${theme} ${width}`).sort()).toEqual([
      'dark 1280',
      'dark 390',
      'light 1280',
      'light 390',
    ]);
  });

  it('leaves pages of documentation out, and refuses what is no index', () => {
    const index = { v: 5, entries: { a: story('a'), b: story('b', { type: 'docs' }) } };
    expect(storiesOf(index).map(({ id }) => id)).toEqual(['a']);
    expect(() => storiesOf({ entries: [] })).toThrow('entries');
  });

  it('finds stories by id, title or file, in any spelling', () => {
    const chosen = story('components-slotpicker--chosen');
    expect(isWanted(chosen, '')).toBe(true);
    expect(isWanted(chosen, 'SLOTPICKER--cho')).toBe(true);
    expect(isWanted(chosen, 'components/slot')).toBe(true);
    expect(isWanted(chosen, 'stories/ui')).toBe(false);
  });

  it('compares what is in both builds, and names what came and went', () => {
    const { both, added, gone } = compared([story('a'), story('b')], [story('b'), story('c')]);
    expect([both, added, gone].map((stories) => stories.map(({ id }) => id))).toEqual([
      ['b'],
      ['c'],
      ['a'],
    ]);
  });

  it('keeps the pictures of each browser build apart, and says so when there are only others', () => {
    const folder = browserFolder('156.0.8078.79', 'linux', 'x64');
    expect(folder).toBe('chromium-156.0.8078.79-linux-x64');
    expect(pictureOf(story('a--b'), 'dark-390')).toBe('pictures/a--b/dark-390.png');
    expect(whyNothing([], folder, '/kept')).toMatch(/^There are no baselines in \/kept/);
    expect(whyNothing(['chromium-150.0.1-linux-x64', 'worktrees'], folder, '/kept')).toMatch(
      /another browser build \(chromium-150.0.1-linux-x64\); this is chromium-156/,
    );
  });
});
