/** How high the chart's steps may be. */
const STEPS = [1, 2, 4, 5, 10, 20, 50, 100];
const STEP_COUNT = 3;

/** The marks of the axis from 0 up, evenly apart, the last one as high as the highest bar or higher. */
export function axisMarks(highest: number): number[] {
  const step =
    STEPS.find((size) => size * STEP_COUNT >= highest) ?? Math.ceil(highest / STEP_COUNT);
  return Array.from({ length: STEP_COUNT + 1 }, (_, at) => at * step);
}
