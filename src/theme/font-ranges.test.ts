import { expect, test } from 'vitest';
import { firstPageRange, fontRanges, listLetters } from './font-ranges.ts';

test('listLetters returns the letters in a unicode-range', () => {
  expect(listLetters('U+0041-0043, U+20B9')).toEqual(['A', 'B', 'C', '₹']);
});

test('no two files of the same font contain the same letter, apart from the Devanagari file', () => {
  // The Devanagari file repeats two zero-width characters, but only Hindi text loads it.
  const { devanagari: _, ...ranges } = fontRanges;
  const all = Object.values(ranges).flatMap(listLetters);
  expect(all.filter((letter, at) => all.indexOf(letter) !== at)).toEqual([]);
});

test('the initial font files contain all characters of English text typed on an Indian keyboard', () => {
  const first = new Set([fontRanges.everyday, fontRanges.rupee].flatMap(listLetters));
  const typed = 'The quick brown fox: “₹1,500 – paid’s 9:30 am” (50% off) & more… #1 @home!';
  expect([...typed].filter((letter) => !first.has(letter))).toEqual([]);
});

test('the letters of the first page are also in the first file that phones load later', () => {
  const everyday = new Set(listLetters(fontRanges.everyday));
  expect(listLetters(firstPageRange).filter((letter) => !everyday.has(letter))).toEqual([]);
});
