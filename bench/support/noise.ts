import { median } from './median.ts';

/** How steadily the machine works while nothing is measured. */
export interface Noise {
  /** What a fixed piece of work takes, in ms. */
  work: number;
  /** How many times as long one in twenty takes. */
  spread: number;
}

const REPEATS = 200;
const STEPS = 2_000_000;

/** Does the same work again and again, for a second or two. */
export function measureNoise(): Noise {
  fixedWork();
  const times = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    fixedWork();
    return performance.now() - start;
  });
  const work = median(times);
  const slow = times.toSorted((a, b) => b - a)[REPEATS / 20] ?? NaN;
  return { work, spread: slow / work };
}

let last = 1;

/** Numbers that each need the one before, so that no compiler leaves them out. */
function fixedWork(): void {
  for (let step = 0; step < STEPS; step += 1) {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
  }
}

/** In a sentence. */
export function noiseText({ work, spread }: Noise): string {
  const slower = `one time in twenty ${spread.toFixed(2)} × as long or longer`;
  return `The machine's noise: the same loop takes ${work.toFixed(1)} ms, ${slower}.`;
}
