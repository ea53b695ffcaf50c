import { countCharacters, cutToCharacters, hasAtMost, mostUnits } from '../contract/text-length.ts';

/** The text of a box, and its caret. */
export interface TypedText {
  text: string;
  /** In UTF-16 units. */
  caret: number;
}

/** The length in UTF-16 units, as a browser's own `maxLength` counts, that no text of so many characters exceeds. */
export const browserMaxLength = mostUnits;

/** Cuts a text to so many characters before the caret: there the excess was typed or pasted. */
export function cutBeforeCaret({ text, caret }: TypedText, most: number): TypedText {
  if (hasAtMost(text, most)) return { text, caret };
  const after = text.slice(caret);
  const before = cutToCharacters(text.slice(0, caret), most - countCharacters(after));
  return { text: before + after, caret: before.length };
}
