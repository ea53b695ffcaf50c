/** Space, control, format and filler characters: U+2800 is Braille without dots, the last two are musical and Khitan. */
const unseen =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}]*$/u;

/** Text with nothing in it that anybody would see. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** True for a text that every store can keep: PostgreSQL refuses NUL, and half of a surrogate pair is no UTF-8. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Text without the characters that turn the reading order around, and with it a name beside another text. */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** The characters of a text as people count them: grapheme clusters (UAX 29). */
export function graphemes(text: string): string[] {
  return Array.from(segmentGraphemes(text), ({ segment }) => segment);
}

/** The same, segment by segment: cutting a long text reads only its beginning. */
export function segmentGraphemes(text: string): Intl.Segments {
  return new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text);
}
