import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidance } from '../../stories/docs/guidance.ts';
import { storyFiles } from './library/stories.ts';

const parts = new Set(storyFiles.map((file) => basename(file, '.stories.tsx')));
const rows = Object.entries(guidance);

const tables = import.meta.glob<Record<string, object>>('../../stories/docs/guidance/*.ts', {
  eager: true,
});

describe('the guidance', () => {
  it('says of every component and screen when to use it', () => {
    const untold = [...parts].filter((name) => !(name in guidance));
    expect(untold.map((name) => `${name} has no row in stories/docs/guidance`)).toEqual([]);
    expect(parts.size).toBeGreaterThan(200);
  });

  it('has no row for a removed component', () => {
    expect(rows.map(([name]) => name).filter((name) => !parts.has(name))).toEqual([]);
  });

  it('has each row once', () => {
    const all = Object.values(tables).flatMap(Object.values).flatMap(Object.keys);
    expect(all.toSorted()).toEqual(Object.keys(guidance).toSorted());
  });

  it('refers only to other components that exist', () => {
    const wrong = rows.flatMap(([name, { whenNot = [] }]) =>
      whenNot
        .flatMap((sentence) => sentence.match(/\b[A-Z][a-z]+[A-Z]\w+/g) ?? [])
        .filter((other) => !parts.has(other) || other === name)
        .map((other) => `${name}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is written in sentences', () => {
    const sentences = rows.flatMap(([, { when, whenNot = [], words = [] }]) => [
      ...when,
      ...whenNot,
      ...words,
    ]);
    expect(sentences.filter((text) => !/^[A-Z\d“][^]*[.”]$/.test(text))).toEqual([]);
  });

  it('gives no search word that the name already has', () => {
    const needless = rows.flatMap(([name, { alsoCalled }]) => {
      const words: readonly string[] = alsoCalled ?? [];
      return words
        .filter((word, at) => words.indexOf(word) < at || name === word)
        .map((word) => `${name}: ${word}`);
    });
    expect(needless).toEqual([]);
  });
});
