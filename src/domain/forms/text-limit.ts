import {
  countCharacters,
  cutToCharacters,
  hasAtMost,
  mostUnits,
} from '../../contract/text-length.ts';

export interface TypedText {
  text: string;
  /** Offset in UTF-16 code units. */
  caret: number;
}

/** The HTML `maxlength` attribute counts UTF-16 code units. */
export const browserMaxLength = mostUnits;

/** Trims the text before the caret, because the user typed or pasted it last. */
export function cutBeforeCaret({ text, caret }: TypedText, most: number): TypedText {
  if (hasAtMost(text, most)) return { text, caret };
  const after = text.slice(caret);
  const before = cutToCharacters(text.slice(0, caret), most - countCharacters(after));
  return { text: before + after, caret: before.length };
}
