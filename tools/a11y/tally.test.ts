import { describe, expect, it } from 'vitest';
import { runs } from './runs.ts';
import { count, formatList, newTally, unused } from './tally.ts';
import type { Reviewed } from './review.ts';
import { reviewed as kept } from './reviewed.ts';

const judged = (
  name: string,
  ...findings: [rule: string, element: string, matches?: number[]][]
) => {
  const run = runs.find((each) => each.name === name);
  if (!run) throw new Error(`There is no run "${name}".`);
  return {
    run,
    findings: findings.map(([rule, element, matches = []]) => ({
      rule,
      element,
      says: 'It is wrong.',
      matches,
    })),
  };
};

const entries: Reviewed[] = [
  { rule: 'clipped', where: 'p', story: 'ui-', why: 'a preview of a message' },
  { rule: 'color-contrast', where: 'h2', why: 'white on a dark drawing' },
];

describe('npm run test:a11y', () => {
  it('checks three colour modes at three widths, text at 200%, zoom at 400%, and focus in each colour mode', () => {
    expect(runs.map(({ name }) => name)).toEqual([
      'light-1280',
      'dark-1280',
      'forced-1280',
      'light-768',
      'dark-768',
      'forced-768',
      'light-320',
      'dark-320',
      'forced-320',
      'text-200%-390',
      'text-200%-1280',
      'zoom-400%',
      'focus, light-1280',
      'focus, dark-768',
      'focus, forced-320',
    ]);
  });

  it('counts each story once per run, and lists each finding once with every run it affects', () => {
    const tally = newTally();
    const finding = ['sideways', 'p "Long"'] as const;
    count(
      tally,
      'ui-feedback-tag--long',
      [judged('light-320', [...finding]), judged('dark-320', [...finding]), judged('forced-320')],
      [],
    );
    expect([tally.passed, tally.failed]).toEqual([1, 2]);
    expect(formatList(tally)).toEqual([
      '',
      'ui-feedback-tag--long',
      '  sideways: p "Long". It is wrong.',
      '    in light-320 · dark-320',
    ]);
  });

  it('lists the findings of one story', () => {
    const tally = newTally();
    for (const id of ['ui-feedback-tag--long', 'ui-feedback-tag--short'])
      count(tally, id, [judged('light-320', ['sideways', 'p'])], []);
    expect(formatList(tally, 'ui-feedback-tag--short')[1]).toBe('ui-feedback-tag--short');
    expect(formatList(tally, 'ui-feedback-tag--none')).toEqual([]);
  });

  it('accepts a reviewed finding only for the rule, stories and elements that its entry names', () => {
    const tally = newTally();
    const finds = (story: string, rule: string, matches: number[]) =>
      count(tally, story, [judged('light-320', [rule, `${story} ${matches}`, matches])], entries);
    finds('ui-card--preview', 'clipped', [0]);
    expect([tally.passed, tally.failed]).toEqual([1, 0]);
    finds('screens-chat--open', 'clipped', [0]);
    finds('ui-card--preview', 'sideways', [0]);
    finds('ui-card--preview', 'clipped', [1]);
    expect([tally.passed, tally.failed]).toEqual([1, 3]);
  });

  it('accepts a reviewed finding only in the runs that its entry names', () => {
    const tally = newTally();
    const [entry] = entries;
    if (!entry) throw new Error('There is no entry.');
    const atTwice = [{ ...entry, run: '200%' }];
    for (const name of ['text-200%-390', 'light-320'])
      count(tally, 'ui-card--preview', [judged(name, ['clipped', 'p', [0]])], atTwice);
    expect([tally.passed, tally.failed]).toEqual([1, 1]);
  });

  it('lists reviewed entries that no longer match anything', () => {
    const tally = newTally();
    count(tally, 'ui-card--preview', [judged('light-320', ['clipped', 'p', [0]])], entries);
    expect(unused(tally, entries)).toEqual([entries[1]]);
  });

  it('has a reason for every reviewed entry', () => {
    for (const { why } of kept) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });
});
