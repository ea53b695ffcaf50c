import { segmentGraphemes } from './text.ts';

/**
 * UTF-16 length of the longest grapheme in common use. A longer one counts as several characters.
 */
const UNITS_PER_CHARACTER = 16;

/** In UTF-16 units. */
const WINDOW = 1024;

export function countCharacters(text: string): number {
  let count = 0;
  for (const grapheme of readGraphemes(text)) count += countUnits(grapheme);
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
  for (const grapheme of readGraphemes(text)) {
    count += countUnits(grapheme);
    if (count > most) break;
    end += grapheme.length;
  }
  return text.slice(0, end);
}

function countUnits(grapheme: string): number {
  return Math.ceil(grapheme.length / UNITS_PER_CHARACTER);
}

/** `Intl.Segmenter` of V8 11 copies the whole text for each segment, so it gets short windows. */
function* readGraphemes(text: string): Generator<string> {
  let start = 0;
  let size = WINDOW;
  while (start < text.length) {
    // Half of a letter would look like the end of the one before.
    const isSplit = (text.codePointAt(start + size - 1) ?? 0) > 0xffff;
    const window = text.slice(start, start + size + Number(isSplit));
    const isLast = start + window.length === text.length;
    const found = Array.from(segmentGraphemes(window), ({ segment }) => segment);
    // The last one may continue after the window.
    const whole = isLast ? found : found.slice(0, -1);
    yield* whole;
    for (const grapheme of whole) start += grapheme.length;
    size = whole.length > 0 ? WINDOW : 2 * size;
  }
}
