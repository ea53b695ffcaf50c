import { graphemes, isBlank, withoutBidiControls } from '../contract/text.ts';
import { t } from '../words/t.ts';

/** In graphemes (spec §2 Shell). */
const SHORT_NAME_LENGTH = 10;

export function shortName(name: string): string {
  return graphemes(withoutBidiControls(name)).slice(0, SHORT_NAME_LENGTH).join('').trim();
}

export function initials(name: string): string {
  const words = splitName(name);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '').find((grapheme) => !isBlank(grapheme)) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

export function firstName(name: string): string {
  return splitName(name)[0] ?? '';
}

export function doctorShortName(name: string): string {
  return t`Dr. ${splitName(name).at(-1) ?? ''}`.trim();
}

export function withDoctorTitle(name: string): string {
  return /^dr\b/i.test(name) ? name : t`Dr. ${name}`;
}

function splitName(name: string): string[] {
  const plain = withoutBidiControls(name)
    .trim()
    .replace(/^dr\.?\s+/i, '');
  return plain.split(/\s+/).filter((word) => !isBlank(word));
}
