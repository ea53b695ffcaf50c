/** Also matches Braille blank (U+2800), musical null notehead and Khitan filler. */
const unseen =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}]*$/u;

export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** PostgreSQL rejects NUL characters, and lone surrogates cannot be encoded as UTF-8. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Bidi controls in a name could reorder the text next to it. */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** Graphemes (UAX 29) of the first 1,000 UTF-16 units. */
export function graphemes(text: string): string[] {
  return Array.from(segmentGraphemes(text.slice(0, 1000)), ({ segment }) => segment);
}

/** Callers may need only the start of a long text. */
export function segmentGraphemes(text: string): Intl.Segments {
  return new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text);
}

/** Joiners stay after letters of Indian scripts, which need them. */
const ignorables = /(?!(?<=[\u0900-\u0DFF])[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** For names: users cannot see these characters. */
export function withoutIgnorables(text: string): string {
  return text.replace(ignorables, '');
}
