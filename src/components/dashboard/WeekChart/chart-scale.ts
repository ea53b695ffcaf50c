const STEPS = [1, 2, 4, 5, 10, 20, 50, 100];
const STEP_COUNT = 3;

export function axisMarks(highest: number): number[] {
  const step =
    STEPS.find((size) => size * STEP_COUNT >= highest) ?? Math.ceil(highest / STEP_COUNT);
  return Array.from({ length: STEP_COUNT + 1 }, (_, at) => at * step);
}
