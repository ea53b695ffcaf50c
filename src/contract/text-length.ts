import { segmentGraphemes } from './text.ts';

/** Of the longest emoji sequence or conjunct in use. Beyond, a grapheme counts as several: it has no end of its own. */
const UNITS_PER_CHARACTER = 16;

/** How many characters people count in a text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of segmentGraphemes(text)) count += charactersOf(segment);
  return count;
}

/** The most UTF-16 units that a text of so many characters can have. */
export function mostUnits(characters: number): number {
  return characters * UNITS_PER_CHARACTER;
}

/** True for a text of at most so many characters, found without counting all of a long one. */
export function hasAtMost(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return text.length <= mostUnits(most) && cutToCharacters(text, most) === text;
}

/** The beginning of a text, cut between graphemes to at most so many characters. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  let end = 0;
  // One unit more than can be needed, so that the last grapheme is not mistaken for a whole one.
  for (const { segment } of segmentGraphemes(text.slice(0, mostUnits(most) + 1))) {
    count += charactersOf(segment);
    if (count > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

function charactersOf(grapheme: string): number {
  return Math.ceil(grapheme.length / UNITS_PER_CHARACTER);
}
