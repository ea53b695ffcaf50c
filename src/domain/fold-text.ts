/** In UTF-16 code units. Longer texts are cut. */
const TEXT_LENGTH = 10_000;
export const QUERY_LENGTH = 500;

/** The letter ´ would become a space and an accent in NFKD. */
const apostrophes = /['`´‘’ʼ′＇]/g;
/** Sorting a long run of marks takes NFKD quadratic time. */
const manyMarks = /(\p{M}{8})\p{M}+/gu;
/** Accents of Latin, Greek and Cyrillic letters have the script 'Inherited'. */
const accents = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Indic scripts have one each, and spellings often leave it out. */
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC\u1C37\uA9B3]/g;
/** A dot between two single letters, as in 'A.K. Rao' and 'E.N.T.'. */
const dotsOfInitials = /(?<=(?:^|[^\p{L}\p{M}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{M}\p{N}]))/gu;
/** Emoji and signs of money stay, because messages have them. */
const betweenWords = /[\p{P}\p{Z}\p{C}\p{Sm}\p{Sk}\u2800]+/gu;

/** In 'A. K. Rao', the dot and the space before the last initial. */
export const betweenInitials = /(?<=\b\w)\.? (?=\w\b)/g;

/** Of the Malayalam letters from U+0D7A, which have a virama. */
const consonants = 'ണനരലളക';

/** Titles and degrees without dots, and other words that are no part of a name. */
export const noName =
  /^(?:and|dr|prof(?:essor)?|m[rs]s?|miss|shri|smt|ड[ॉा](?:क्टर)?|jr|sr|i{2,3}|iv|retd|retired|mbbs|md|dm|mch|dnb|phd|[bm]ds|b[ah]ms|mrcp|frcs)$/i;

/**
 * Ignores case, accents, nuktas, apostrophes, punctuation and invisible characters. Vowel signs of
 * Indic scripts count. Words have one space between them.
 */
export function foldText(text: string): string {
  return text
    .slice(0, TEXT_LENGTH)
    .replace(apostrophes, '')
    .replace(manyMarks, '$1')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(nuktas, '')
    .replace(/[\u0D7A-\u0D7F]/g, (one) => `${consonants.charAt(one.charCodeAt(0) - 0xd7a)}\u0D4D`)
    .replaceAll('\u093E\u0945', '\u0949')
    .replaceAll('\u0901', '\u0902')
    .toLocaleLowerCase('en-IN')
    .replace(dotsOfInitials, '')
    .replace(betweenWords, ' ')
    .trim();
}

/**
 * Words of a search, which may match in any order. Titles, degrees, emoji and 'and' are no words,
 * unless there are no others.
 */
export function splitQuery(query: string): string[] {
  const folded = foldText(query.slice(0, QUERY_LENGTH));
  const words = folded.split(/[\p{So} ]+/u).filter((word) => word && !noName.test(word));
  return words.length > 0 ? words : folded.split(' ').filter(Boolean);
}

export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
