import { globalFontFace } from '@vanilla-extract/css';
import { displayFallbacks, textFallbacks } from './font-fallbacks.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const devanagari =
  'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09';

/**
 * 'optional': what has not come by the first paint comes with the next page that is opened, and nothing moves under a
 * reader's eyes. 'swap': letters that no fallback of ours has are drawn as soon as they can be.
 */
type Arrival = 'optional' | 'swap';

/** What nearly every text is made of: the letters in the files that `scripts/subset-fonts.ts` cuts out. */
const everyday =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2009-200A, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2212';
const rupee = 'U+20B9';

/** The weights in use. Of faces with others, a browser would take only one. */
const eczar = { family: 'Eczar Variable', fontWeight: '500 700' };
const anek = { family: 'Anek Latin Variable', fontWeight: '420 640' };
const anekDevanagari = { family: 'Anek Devanagari Variable', fontWeight: '420 640' };

function face(
  { family, fontWeight }: typeof eczar,
  file: string,
  unicodeRange: string,
  fontDisplay: Arrival = 'optional',
): void {
  globalFontFace(family, {
    src: `url(${file}.woff2) format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay,
    unicodeRange,
  });
}

// Of two faces with a letter, the later counts.
const whole = '@fontsource-variable';
face(eczar, `${whole}/eczar/files/eczar-latin-wght-normal`, latin);
face(eczar, `${whole}/eczar/files/eczar-latin-ext-wght-normal`, latinExt);
face(eczar, `${whole}/eczar/files/eczar-devanagari-wght-normal`, devanagari, 'swap');
face(eczar, '@fonts/eczar-rupee', rupee);
face(eczar, '@fonts/eczar-everyday', everyday);
face(anek, `${whole}/anek-latin/files/anek-latin-latin-wght-normal`, latin);
face(anek, `${whole}/anek-latin/files/anek-latin-latin-ext-wght-normal`, latinExt);
face(anek, '@fonts/anek-rupee', rupee);
face(anek, '@fonts/anek-everyday', everyday);
face(
  anekDevanagari,
  `${whole}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal`,
  devanagari,
  'swap',
);

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

for (const { family, faces } of [...displayFallbacks, ...textFallbacks]) {
  for (const { weight, local, sizeAdjust, ascent, descent } of faces) {
    globalFontFace(family, {
      src: local.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      sizeAdjust: percent(sizeAdjust),
      ascentOverride: percent(ascent),
      descentOverride: percent(descent),
      lineGapOverride: '0%',
    });
  }
}
