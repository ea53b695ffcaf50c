import { globalFontFace } from '@vanilla-extract/css';
import { fontRanges } from './font-ranges.ts';
import { displayFallbacks, textFallbacks } from './font-fallbacks.ts';

/** See ADR 0025. */
type Arrival = 'optional' | 'swap';

/** All faces of a font must cover the same weights, or browsers load only the closest face. */
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

const { everyday, rupee, latin, latinExt, devanagari } = fontRanges;
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
