/** A system font, scaled to the web font's metrics. */
export interface FontFallback {
  family: string;
  faces: readonly FallbackFace[];
}

interface FallbackFace {
  weight: string;
  local: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

interface Metrics {
  /** Mean advance width of English text in em, regular and bold. */
  widths: readonly [number, number];
  ascent: number;
  descent: number;
}

const eczar: Metrics = { widths: [0.4445, 0.4625], ascent: 1.143, descent: 0.634 };
const anek: Metrics = { widths: [0.4128, 0.4285], ascent: 0.9, descent: 0.2 };

const weights = ['100 589', '590 800'] as const;

const likeness = (
  family: string,
  locals: readonly string[],
  { widths, ascent, descent }: Metrics,
  ownWidths: readonly [number, number],
): FontFallback => ({
  family,
  faces: ([0, 1] as const).map((at) => {
    const sizeAdjust = widths[at] / ownWidths[at];
    return {
      weight: weights[at],
      local: locals.map((name) => (at === 0 ? name : `${name} Bold`)),
      sizeAdjust,
      ascent: ascent / sizeAdjust,
      descent: descent / sizeAdjust,
    };
  }),
});

/** Android's fonts first: a phone looks up each missing name for about a millisecond. */
export const displayFallbacks: readonly FontFallback[] = [
  likeness('Eczar as Noto', ['Noto Serif'], eczar, [0.475, 0.51]),
  likeness('Eczar as Georgia', ['Georgia', 'Gelasio'], eczar, [0.44, 0.495]),
  likeness('Eczar as DejaVu', ['DejaVu Serif'], eczar, [0.5112, 0.5617]),
];

export const textFallbacks: readonly FontFallback[] = [
  likeness('Anek as Arial', ['Roboto', 'Arial', 'Liberation Sans'], anek, [0.44, 0.4745]),
  likeness('Anek as DejaVu', ['DejaVu Sans'], anek, [0.5055, 0.565]),
];
