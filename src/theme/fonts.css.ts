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

function face(
  family: string,
  file: string,
  fontWeight: string,
  unicodeRange: string,
  fontDisplay: Arrival = 'optional',
): void {
  globalFontFace(family, {
    src: `url(@fontsource-variable/${file}-wght-normal.woff2) format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay,
    unicodeRange,
  });
}

face('Eczar Variable', 'eczar/files/eczar-latin', '400 800', latin);
face('Eczar Variable', 'eczar/files/eczar-latin-ext', '400 800', latinExt);
face('Eczar Variable', 'eczar/files/eczar-devanagari', '400 800', devanagari, 'swap');
face('Anek Latin Variable', 'anek-latin/files/anek-latin-latin', '100 800', latin);
face('Anek Latin Variable', 'anek-latin/files/anek-latin-latin-ext', '100 800', latinExt);
face(
  'Anek Devanagari Variable',
  'anek-devanagari/files/anek-devanagari-devanagari',
  '100 800',
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
