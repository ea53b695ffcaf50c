/** Ranges must not overlap, or browsers would load two files for one letter. */
export const fontRanges = {
  /** `scripts/vite-plugins/subset-fonts.ts` cuts this subset. */
  everyday:
    'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2009-200A, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2212',
  rupee: 'U+20B9',
  latin:
    'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2008, U+200B-2010, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  latinExt:
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  devanagari:
    'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09',
} as const;

/** For the headings of a phone's first page: letters, digits and the signs of names (ADR 0092). */
export const firstPageRange =
  'U+0020, U+0027, U+002C-002E, U+0030-0039, U+0041-005A, U+0061-007A, U+2019';

export function listLetters(range: string): string[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}
