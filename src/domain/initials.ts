import { graphemes, isBlank, withoutIgnorables } from '../contract/text.ts';

/** Each title before the name. 'Shri' alone is a name. */
const titles =
  /[\s(]*(?:dr|doctor|prof(?:essor)?|(?:m[rs]s?|miss|shri|smt)(?!$)|ड[ॉा]ॅ?(?:क्टर)?)(?:[.:)\s॰]+|$)/giy;

/** In 'MS Swaminathan', these are initials. */
const initialsLikeTitle = /^\s*M[RS]\s+$/;

/** With the commas around it. 'DR' may be initials. */
const titleAtEnd = /(?<![\s,])(?:[\s,]+\(?[Dd]r[.)]*)?[\s,]*$/;

export function initials(name: string): string {
  const words = splitName(name.replace(/\([^()]*\)/g, ''));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '').find((grapheme) => !isBlank(grapheme)) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

/** Without titles before or after the name, and without commas after it. */
export function splitName(name: string): string[] {
  // No user's name is longer.
  const plain = withoutIgnorables(name.slice(0, 2000))
    .replace(titles, (title) => (initialsLikeTitle.test(title) ? title : ''))
    .replace(titleAtEnd, '');
  return plain.split(/\s+/).filter((word) => !isBlank(word));
}
