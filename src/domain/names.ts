import { graphemes, isBlank, withoutBidiControls } from '../contract/text.ts';

/** How much of a name the header shows (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

/** The first 10 characters of a name as people count them: whole graphemes. */
export function shortName(name: string): string {
  return graphemes(withoutBidiControls(name)).slice(0, SHORT_NAME_LENGTH).join('').trim();
}

/** Up to two initials for a portrait's fallback, titles left out; '' for a blank name. */
export function initials(name: string): string {
  const words = wordsOf(name);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '').find((grapheme) => !isBlank(grapheme)) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

/** 'Meera' for 'Meera Nair'. */
export function firstName(name: string): string {
  return wordsOf(name)[0] ?? '';
}

/** 'Dr. Krishnan' for 'Dr. Ananya Krishnan'. */
export function doctorShortName(name: string): string {
  return `Dr. ${wordsOf(name).at(-1) ?? ''}`.trim();
}

/** A doctor's name with its title, which a typed name may lack. */
export function withDoctorTitle(name: string): string {
  return /^dr\b/i.test(name) ? name : `Dr. ${name}`;
}

/** The words of a name that can be seen, without its title. */
function wordsOf(name: string): string[] {
  const plain = withoutBidiControls(name)
    .trim()
    .replace(/^dr\.?\s+/i, '');
  return plain.split(/\s+/).filter((word) => !isBlank(word));
}
