import { afterEach, expect, test } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';
import * as keys from './draft-keys.ts';

const drafts = Object.values(keys).map((key) => key('meera', 'other'));

function store(stored: readonly string[]): void {
  for (const key of stored) sessionStorage.setItem(key, '1');
}

afterEach(() => sessionStorage.clear());

test('clearDrafts() removes the draft under each key, and nothing else', () => {
  store(['theme', ...drafts]);
  clearDrafts(null);
  expect(Object.keys(sessionStorage)).toEqual(['theme']);
});

test('clearDrafts() keeps the drafts of one user', () => {
  store(drafts);
  clearDrafts('meera');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(drafts.toSorted());
  clearDrafts('mee');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
