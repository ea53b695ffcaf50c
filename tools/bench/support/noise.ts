import { median } from './median.ts';

export interface Noise {
  /** Median in ms. */
  work: number;
  /** 95th percentile divided by the median. */
  spread: number;
}

const REPEATS = 200;
const STEPS = 2_000_000;

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

/** Each step depends on the previous one, so that the compiler cannot remove the loop. */
function fixedWork(): void {
  for (let step = 0; step < STEPS; step += 1) {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
  }
}

export function noiseText({ work, spread }: Noise): string {
  const slower = `one time in twenty ${spread.toFixed(2)} × as long or longer`;
  return `The machine's noise: the same loop takes ${work.toFixed(1)} ms, ${slower}.`;
}
