import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../../stories/docs/guidance.ts';
import { storyFiles } from './library/stories.ts';

const parts = new Set(storyFiles.map((file) => basename(file, '.stories.tsx')));

it('every component with guidance has a docs page', () => {
  expect(Object.keys(guidance).filter((name) => !parts.has(name))).toEqual([]);
});

it('guidance refers only to existing components', () => {
  const named = Object.values(guidance)
    .flatMap(({ whenNot }) => whenNot)
    .flatMap((sentence) => [...sentence.matchAll(/\b[A-Z][a-z]+[A-Z]\w+/g)].map(([name]) => name));
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
});
