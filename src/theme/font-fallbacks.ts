/** A font that the system may have, told to take the room of a font of ours where that has not come in time. */
export interface FontFallback {
  family: string;
  /** What it is for text, and for what is bold. */
  faces: readonly FallbackFace[];
}

/** One face of it. */
interface FallbackFace {
  weight: string;
  /** Names that the face, or one with the same metrics, has on the systems that ship it. */
  local: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

interface Metrics {
  /** Mean advances of English text in ems, regular and bold, at the weights that the product uses most. */
  widths: readonly [number, number];
  ascent: number;
  descent: number;
}

const eczar: Metrics = { widths: [0.4445, 0.4625], ascent: 1.143, descent: 0.634 };
const anek: Metrics = { widths: [0.4128, 0.4285], ascent: 0.9, descent: 0.2 };

/** A system that does not know a bold face by its name draws with what comes next in the list of fonts. */
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

/** Windows and macOS, Android, Linux: with them a page is as long as with Eczar, whichever of them it is drawn with. */
export const displayFallbacks: readonly FontFallback[] = [
  likeness('Eczar as Georgia', ['Georgia', 'Gelasio'], eczar, [0.44, 0.495]),
  likeness('Eczar as Noto', ['Noto Serif'], eczar, [0.475, 0.51]),
  likeness('Eczar as DejaVu', ['DejaVu Serif'], eczar, [0.5112, 0.5617]),
];

/** The same for Anek Latin; Arial, Liberation Sans and Roboto are equally wide. */
export const textFallbacks: readonly FontFallback[] = [
  likeness('Anek as Arial', ['Arial', 'Liberation Sans', 'Roboto'], anek, [0.44, 0.4745]),
  likeness('Anek as DejaVu', ['DejaVu Sans'], anek, [0.5055, 0.565]),
];
