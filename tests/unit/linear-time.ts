const LEAST_UNITS = 2 ** 11;
const MOST_UNITS = 2 ** 20;
const STEP = 8;
/** Linear rules grow 8-fold from size to size, quadratic ones 64-fold. */
const MOST_GROWTH = 24;
/** Shorter times say nothing on a busy machine. */
const LEAST_MS = 100;
const MEASUREMENTS = 8;
/** Growth up to a size that takes so long is a proof for a busy machine. */
const ENOUGH_MS = 500;
const PROBE_UNITS = 2 ** 14;
const WORST = 2;

const repeated = [
  ...Array.from('./\\a0-\n<(@:%,éक्ᄀ'),
  ' ',
  '. ',
  '0 ',
  ' ,',
  '<a',
  'https://',
  'https://a.b/( ',
  'https://a@',
  'Dr. ',
  '\u0300',
  '\u200D',
  '\uD83C',
  '\u3164',
  '🇮',
  '👨\u200D',
  "'",
];

/** From right to left, `normalize` must sort all marks. */
const unsortedMarks = (units: number) => '\u0315'.repeat(units / 2) + '\u0300'.repeat(units / 2);

const inputs: ((units: number) => string)[] = [
  unsortedMarks,
  ...repeated.map((part) => (units: number) => `a${part.repeat(units / part.length)}`),
  ...repeated.map((part) => (units: number) => `a${part.repeat(units / part.length)}!x`),
];

/** Returns those of the rule's worst inputs whose time grows faster than their length. */
export function findSlowInputs(rule: (text: string) => unknown): string[] {
  const worst = inputs
    .map((input) => ({ input, time: measure(rule, input(PROBE_UNITS)) }))
    .sort((one, other) => other.time - one.time);
  return worst.slice(0, WORST).flatMap(({ input }) => findSlowSize(rule, input) ?? []);
}

function findSlowSize(rule: (text: string) => unknown, input: (units: number) => string) {
  let before = Infinity;
  for (let units = LEAST_UNITS; units <= MOST_UNITS; units *= STEP) {
    let time = measure(rule, input(units));
    // A pause of the machine makes one measurement longer, but not the least of some.
    for (let again = 1; isSlow(time, before) && again < MEASUREMENTS; again += 1) {
      before = Math.max(before, measure(rule, input(units / STEP)));
      time = Math.min(time, measure(rule, input(units)));
    }
    if (isSlow(time, before)) return `${JSON.stringify(input(16))}: ${time} ms for ${units} units`;
    if (time > ENOUGH_MS) return null;
    before = time;
  }
  return null;
}

function isSlow(time: number, before: number): boolean {
  return time > LEAST_MS && time > MOST_GROWTH * before;
}

function measure(rule: (text: string) => unknown, text: string): number {
  const start = performance.now();
  rule(text);
  return performance.now() - start;
}
