import { graphemes, isBlank, withoutBidiControls } from '../contract/text.ts';

const titles = /^\s*(\(?(dr|doctor|prof|professor|mrs|smt|डॉ|डॉक्टर)([.)\s]+|$))+/i;

export function initials(name: string): string {
  const words = splitName(name.replace(/\([^()]*\)/g, ''));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => graphemes(word ?? '').find((grapheme) => !isBlank(grapheme)) ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

/** Without titles before the name. */
export function splitName(name: string): string[] {
  // No user's name is longer.
  const plain = withoutBidiControls(name.slice(0, 2000)).replace(titles, '');
  return plain.split(/\s+/).filter((word) => !isBlank(word));
}
