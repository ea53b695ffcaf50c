import { graphemes, withoutBidiControls } from '../contract/text.ts';
import { t } from '../words/t.ts';
import { splitName } from './initials.ts';

/** In graphemes (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

/** In UTF-16 code units. No user's name is longer. */
const NAME_LENGTH = 2000;

/** Degrees are given without dots. */
const suffix = /^(?:jr|sr|i{2,3}|iv|retd|md|ms|mbbs|dm|mch|dnb|phd|frcs)$/i;

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

/** The surname, or the whole name if its last word is not one, as in 'Ravi R' and 'Rao (Retd.)'. */
export function doctorShortName(name: string): string {
  const words = splitName(name);
  const last = words.at(-1) ?? '';
  return t`Dr. ${isSurname(last, name) ? last : words.join(' ')}`.trim();
}

/** Replaces other titles, so that the name has only one. */
export function withDoctorTitle(name: string): string {
  return t`Dr. ${splitName(name).join(' ')}`.trim();
}

function isSurname(word: string, name: string): boolean {
  const bare = word.replaceAll(/[.,]/g, '');
  if (isInitial(word) || suffix.test(bare) || /[\p{Ps}\p{Pe}"“”]/u.test(word)) return false;
  // In 'Ananya KR', these are initials. In 'ANANYA RAO', they are not.
  return !(/^\p{Lu}{2,3}$/u.test(bare) && /\p{Ll}/u.test(name));
}

/** One letter, or several with dots, as in 'K.R.'. */
function isInitial(word: string): boolean {
  const letters = word.split('.').filter(Boolean);
  return letters.every((part) => graphemes(part).length === 1);
}
