/** A font that the system may have, told to take the room of a font of ours until that has loaded. */
export interface FontFallback {
  family: string;
  /** Names that the font, or one with the same metrics, has on the systems that ship it. */
  local: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

interface Metrics {
  /** Mean advance of English text in ems, at the weight that the product uses most. */
  width: number;
  ascent: number;
  descent: number;
}

const eczar: Metrics = { width: 0.4625, ascent: 1.143, descent: 0.634 };
const anek: Metrics = { width: 0.4128, ascent: 0.9, descent: 0.2 };

const likeness = (
  family: string,
  local: readonly string[],
  { width, ascent, descent }: Metrics,
  ownWidth: number,
): FontFallback => {
  const sizeAdjust = width / ownWidth;
  return { family, local, sizeAdjust, ascent: ascent / sizeAdjust, descent: descent / sizeAdjust };
};

/** Windows and macOS, Android, Linux: without them the swap to Eczar would move what stands below a heading. */
export const displayFallbacks: readonly FontFallback[] = [
  likeness('Eczar as Georgia', ['Georgia', 'Gelasio'], eczar, 0.44),
  likeness('Eczar as Noto', ['Noto Serif'], eczar, 0.475),
  likeness('Eczar as DejaVu', ['DejaVu Serif'], eczar, 0.5112),
];

/** The same for Anek Latin; Arial, Liberation Sans and Roboto are equally wide. */
export const textFallbacks: readonly FontFallback[] = [
  likeness('Anek as Arial', ['Arial', 'Liberation Sans', 'Roboto'], anek, 0.44),
  likeness('Anek as DejaVu', ['DejaVu Sans'], anek, 0.5055),
];
