import { describe, expect, it } from 'vitest';
import {
  browserFolder,
  compared,
  isGood,
  isWanted,
  visualLooks,
  outcome,
  toPictureName,
  listStories,
  whyNothing,
  parseOptions,
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
  it('accepts a base and filters, and rejects unknown options', () => {
    expect(parseOptions([])).toEqual({ base: undefined, only: '', look: '' });
    expect(parseOptions(['--base', 'main', '--only', 'slot', '--look', '390'])).toEqual({
      base: 'main',
      only: 'slot',
      look: '390',
    });
    expect(() => parseOptions(['--bse', 'main'])).toThrow('--bse');
  });

  it('compares light and dark themes at phone and desktop width', () => {
    expect(visualLooks.map(({ theme, window }) => `${theme} ${window.width}`).sort()).toEqual([
      'dark 1280',
      'dark 390',
      'light 1280',
      'light 390',
    ]);
  });

  it('skips docs pages, and rejects a file that is not a story index', () => {
    const index = { v: 5, entries: { a: story('a'), b: story('b', { type: 'docs' }) } };
    expect(listStories(index).map(({ id }) => id)).toEqual(['a']);
    expect(() => listStories({ entries: [] })).toThrow('entries');
  });

  it('finds stories by id, title or file, ignoring case', () => {
    const chosen = story('components-booking-slotpicker--chosen');
    expect(isWanted(chosen, '')).toBe(true);
    expect(isWanted(chosen, 'SLOTPICKER--cho')).toBe(true);
    expect(isWanted(chosen, 'components/slot')).toBe(true);
    expect(isWanted(chosen, 'stories/ui')).toBe(false);
  });

  it('compares stories that both builds contain, and lists added and removed stories', () => {
    const { both, added, removedStories } = compared(
      [story('a'), story('b')],
      [story('b'), story('c')],
    );
    expect([both, added, removedStories].map((stories) => stories.map(({ id }) => id))).toEqual([
      ['b'],
      ['c'],
      ['a'],
    ]);
  });

  it('lists each story that was not compared, with the reason', () => {
    const [kept, added, unpictured] = [story('a'), story('b', { name: 'Empty' }), story('c')];
    const run = {
      looks: [{ name: 'light-390' }, { name: 'dark-390' }],
      known: [kept],
      changed: [],
      added: [added],
      gone: [],
      unpictured: [unpictured],
    };
    expect(outcome('0123456789abcdef', run)).toEqual([
      'new, no baseline to compare with: components/SlotPicker Empty',
      'not compared, its baseline is missing: components/SlotPicker Some Taken',
      'Compared with 0123456789ab, in light-390, dark-390.',
      'Stories compared: 1, new: 1, gone: 0, with a missing baseline: 1. Pictures changed: 0.',
      'Compared with nothing, since there is no baseline: 2. Look at them yourself.',
    ]);
    expect(outcome('0123456789abcdef', { ...run, added: [], unpictured: [] })).toHaveLength(2);
  });

  it('passes only if it compared at least one story and nothing changed', () => {
    expect(isGood({ known: [story('a')], changed: [] })).toBe(true);
    expect(isGood({ known: [story('a')], changed: ['a'] })).toBe(false);
    expect(isGood({ known: [], changed: [] })).toBe(false);
  });

  it('keeps separate screenshots for each browser build, and says when only other builds have screenshots', () => {
    const folder = browserFolder('156.0.8078.79', 'linux', 'x64');
    expect(folder).toBe('chromium-156.0.8078.79-linux-x64');
    expect(toPictureName(story('a--b'), 'dark-390')).toBe('pictures/a--b/dark-390.png');
    expect(whyNothing([], folder, '/kept')).toMatch(/^There are no baselines in \/kept/);
    expect(whyNothing(['chromium-150.0.1-linux-x64', 'worktrees'], folder, '/kept')).toMatch(
      /another browser build \(chromium-150.0.1-linux-x64\); this is chromium-156/,
    );
  });
});
