import { graphemes, isBlank, withoutBidiControls } from '../contract/text.ts';

/** In graphemes (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

/** In UTF-16 code units. No user's name is longer. */
const NAME_LENGTH = 2000;

/** 'MS' and 'MR' may be initials. */
const titles =
  /^(?:\(?(?:[Dd][Rr]|[Dd]octor|[Pp]rof(?:essor)?|Mrs?|Ms|Smt|Shri|डॉ|प्रो)(?:[.)\s]+|$))+/;

export function shortName(name: string): string {
  return graphemes(toPlain(name)).slice(0, SHORT_NAME_LENGTH).join('').trim();
}

export function initials(name: string): string {
  const words = splitName(toPlain(name).replace(/\([^()]*\)/g, ' '));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '').find((grapheme) => !isBlank(grapheme)) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

function toPlain(name: string): string {
  return withoutBidiControls(name.slice(0, NAME_LENGTH));
}

/** Without titles before the name. */
export function splitName(name: string): string[] {
  const plain = toPlain(name).trim().replace(titles, '');
  return plain.split(/\s+/).filter((word) => !isBlank(word));
}
