/** Space, control, format and filler characters: U+2800 is Braille without dots, the last two are musical and Khitan. */
const unseen =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}]*$/u;

/** Of the longest emoji sequence or conjunct in use. Beyond, a grapheme counts as several: it has no end of its own. */
const UNITS_PER_CHARACTER = 16;

/** Text with nothing in it that anybody would see. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** Whether every store can keep a text: PostgreSQL refuses NUL, and half of a surrogate pair is no UTF-8. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Text without the characters that turn the reading order around, and with it a name beside another text. */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** The characters of a text as people count them: grapheme clusters (UAX 29). */
export function graphemes(text: string): string[] {
  return Array.from(segmented(text), ({ segment }) => segment);
}

/** How many characters people count in a text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of segmented(text)) count += charactersOf(segment);
  return count;
}

/** The most UTF-16 units that a text of so many characters can have. */
export function mostUnits(characters: number): number {
  return characters * UNITS_PER_CHARACTER;
}

/** Whether a text has at most so many characters, found without counting all of a long one. */
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
  for (const { segment } of segmented(text.slice(0, mostUnits(most) + 1))) {
    count += charactersOf(segment);
    if (count > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

function segmented(text: string): Intl.Segments {
  return new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text);
}

function charactersOf(grapheme: string): number {
  return Math.ceil(grapheme.length / UNITS_PER_CHARACTER);
}
