import { graphemes, withoutBidiControls } from '../contract/text.ts';
import { t } from '../words/t.ts';
import { noName } from './fold-text.ts';
import { splitName } from './initials.ts';

/** In graphemes (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

/** In UTF-16 code units. No user's name is longer. */
const NAME_LENGTH = 2000;

/** After a rank, as in 'Col. (Dr.) Ravi Rao'. */
const innerTitle = /\bDr\b|\bDR\.|डॉ[.॰ ]/;

export function shortName(name: string): string {
  return graphemes(withoutBidiControls(name.slice(0, NAME_LENGTH)))
    .slice(0, SHORT_NAME_LENGTH)
    .join('')
    .trim();
}

/** The whole name if the first word is an initial or an abbreviation, as in 'R. Madhavan'. */
export function firstName(name: string): string {
  const words = splitName(name);
  const [first] = words;
  if (first === undefined) return name.trim();
  return isInitial(first) || first.endsWith('.') ? words.join(' ') : first.replace(/,$/, '');
}

/**
 * The last word, or the first before a comma. The whole name if that is no surname, as in 'Ravi R'
 * and 'Rao (Retd.)'.
 */
export function doctorShortName(name: string): string {
  const words = splitName(name);
  const plain = words.join(' ');
  const surname = (plain.includes(',') ? plain.split(',')[0] : words.at(-1)) ?? '';
  return isSurname(surname, plain) ? t`Dr. ${surname}` : withDoctorTitle(plain);
}

/** Replaces other titles, so that the name has only one. */
export function withDoctorTitle(name: string): string {
  const plain = splitName(name).join(' ');
  return innerTitle.test(plain) ? plain : t`Dr. ${plain}`.trim();
}

function isSurname(word: string, name: string): boolean {
  const bare = word.replaceAll('.', '');
  if (isInitial(word) || noName.test(bare)) return false;
  if (/[\s\p{Ps}\p{Pe}"“”]/u.test(word)) return false;
  // In 'Ananya KR', these are initials, and in 'Ananya Rao BHMS' a degree, but not in 'ANANYA RAO'.
  return !(/^\p{Lu}{2,}$/u.test(bare) && /\p{Ll}/u.test(name));
}

/** One letter, or several with dots, as in 'K.R.'. */
function isInitial(word: string): boolean {
  const letters = word.split('.').filter(Boolean);
  return letters.every((part) => graphemes(part).length === 1);
}
