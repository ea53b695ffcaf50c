/**
 * Includes invisible fillers: blank Braille (U+2800), a musical null notehead and a Khitan filler.
 */
const unseen =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}]*$/u;

export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** PostgreSQL rejects NUL, and a lone surrogate is invalid UTF-8. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Bidi controls would reorder the text next to a name. */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/** UAX 29. */
export function graphemes(text: string): string[] {
  return Array.from(segmentGraphemes(text), ({ segment }) => segment);
}

/** Lazy, because texts may be long. */
export function segmentGraphemes(text: string): Intl.Segments {
  return new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(text);
}
