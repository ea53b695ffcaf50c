/** UTF-16 code units. */
const SHORT = 2 ** 11;
const LONG = 2 ** 14;
const LONGEST = 2 ** 18;
/** Linear rules grow 8-fold from SHORT to LONG, quadratic ones 64-fold. */
const MOST_GROWTH = 24;
/** Shorter times say nothing on a busy machine. */
const LEAST_MS = 50;
const MEASUREMENTS = 4;
const LONGEST_MS = 5000;
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

/**
 * Returns those of the rule's worst inputs whose time grows faster than their length. The others are
 * passed to the rule at their full length, too.
 */
export function findSlowInputs(rule: (text: string) => unknown): string[] {
  const worst = inputs
    .map((input) => ({ input, time: measure(rule, input(SHORT)) }))
    .sort((one, other) => other.time - one.time)
    .slice(0, WORST);
  return worst.flatMap(({ input }) => {
    if (!isSlow(rule, input) && canReachLongest(rule, input)) return [];
    return [JSON.stringify(input(16))];
  });
}

/** A pause of the machine makes one measurement longer, but not the least of some. */
function isSlow(rule: (text: string) => unknown, input: (units: number) => string): boolean {
  let short = 0;
  let long = Infinity;
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    short = Math.max(short, measure(rule, input(SHORT)));
    long = Math.min(long, measure(rule, input(LONG)));
    if (long < LEAST_MS || long < MOST_GROWTH * short) return false;
  }
  return true;
}

/** Doubles the length, since a quadratic rule would take minutes for the longest. */
function canReachLongest(
  rule: (text: string) => unknown,
  input: (units: number) => string,
): boolean {
  for (let units = LONG; units <= LONGEST; units *= 2)
    if (measure(rule, input(units)) > LONGEST_MS) return false;
  return true;
}

/** @returns ms of the processor, which other programs do not make longer */
function measure(rule: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage();
  rule(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
