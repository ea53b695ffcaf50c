import { segmentGraphemes } from './text.ts';

/**
 * Number of UTF-16 units in the longest emoji sequence or conjunct in use. Longer graphemes count
 * as several characters.
 */
const UNITS_PER_CHARACTER = 16;

export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of segmentGraphemes(text)) count += countUnits(segment);
  return count;
}

export function mostUnits(characters: number): number {
  return characters * UNITS_PER_CHARACTER;
}

export function hasAtMost(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return text.length <= mostUnits(most) && cutToCharacters(text, most) === text;
}

/** Truncates at a grapheme boundary. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  let end = 0;
  // Reads one extra unit, so that a truncated grapheme does not count as complete.
  for (const { segment } of segmentGraphemes(text.slice(0, mostUnits(most) + 1))) {
    count += countUnits(segment);
    if (count > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

function countUnits(grapheme: string): number {
  return Math.ceil(grapheme.length / UNITS_PER_CHARACTER);
}
