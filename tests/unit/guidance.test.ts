import { expect, it } from 'vitest';
import { guidance } from '../../stories/docs/guidance.ts';
import { inventory } from '../../stories/inventory.ts';

const parts = new Set(Object.values(inventory).flatMap((layer) => Object.keys(layer)));

it('every component with guidance has a docs page', () => {
  expect(Object.keys(guidance).filter((name) => !parts.has(name))).toEqual([]);
});

it('guidance refers only to existing components', () => {
  const named = Object.values(guidance)
    .flatMap(({ whenNot }) => whenNot)
    .flatMap((sentence) => [...sentence.matchAll(/\b[A-Z][a-z]+[A-Z]\w+/g)].map(([name]) => name));
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
});
