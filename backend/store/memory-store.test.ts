import { describe, expect, test } from 'vitest';
import { createTestSeed } from '../testing/test-seed.ts';
import { createMemoryStore } from './memory-store.ts';
import { testStore } from '../testing/store-contract.ts';

describe('the memory store', () => {
  testStore(async (seed) => createMemoryStore(seed));
});

test('a seed with a duplicate id is rejected', () => {
  const seed = createTestSeed();
  const twice = { ...seed, accounts: [...seed.accounts, ...seed.accounts] };
  expect(() => createMemoryStore(twice)).toThrow('an id twice');
});
