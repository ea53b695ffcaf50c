import { segmentGraphemes } from './text.ts';

/**
 * UTF-16 length of the longest grapheme in common use. A longer one counts as several characters.
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
  // Segment one extra unit, or a grapheme cut off at the end would look complete.
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
