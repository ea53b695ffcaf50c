import { gzipSync } from 'node:zlib';
import type { Cost, PickerName } from './picker/page.tsx';
import { type BuiltPage, inBrowser, withBuiltPage } from './support/built-page.ts';
import { median } from './support/median.ts';
import { writeReport } from './support/report.ts';

const PICKERS: PickerName[] = ['own', 'calendar'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const MOUNTS = 40;

interface Times {
  /** Includes the time to compile the code. */
  first: Cost;
  later: Cost;
}

function measure(url: string, name: PickerName): Promise<Times> {
  return inBrowser(url, async (page) => {
    await page.waitForFunction(() => 'mountPicker' in window);
    const [first, ...later] = await page.evaluate(
      ([picker, times]) => window.mountPicker(picker, times),
      [name, MOUNTS] as const,
    );
    if (!first) throw new Error('Nothing was mounted.');
    const middle = (part: keyof Cost) => median(later.map((cost) => cost[part]));
    return { first, later: { mount: middle('mount'), frame: middle('frame') } };
  });
}

/** In gzipped kB, without React. */
function weightOf(name: PickerName, { files }: BuiltPage): number {
  const chunks = files.filter((file) => file.type === 'chunk');
  const withImports = (start: string[]): Set<string> => {
    const names = new Set(start);
    for (const one of names) {
      for (const next of chunks.find(({ fileName }) => fileName === one)?.imports ?? []) {
        names.add(next);
      }
    }
    return names;
  };
  const named = (isWanted: (chunk: (typeof chunks)[number]) => boolean) =>
    withImports(chunks.filter(isWanted).map(({ fileName }) => fileName));
  const own = named(
    ({ facadeModuleId }) => facadeModuleId?.endsWith(`/picker/${name}.tsx`) === true,
  );
  const there = named(({ isEntry }) => isEntry);
  const added = chunks.filter(({ fileName }) => own.has(fileName) && !there.has(fileName));
  if (added.length === 0) throw new Error(`${name} has no chunk of its own.`);
  return added.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
}

const results = PICKERS.map((picker) => ({ picker, rounds: new Array<Times>(), kB: NaN }));
await withBuiltPage('picker', async (page) => {
  for (const result of results) result.kB = weightOf(result.picker, page);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { picker, rounds } of results) rounds.push(await measure(page.url, picker));
    console.log(`round ${round} of ${ROUNDS}`);
  }
});

const rows = results.map(({ picker, rounds, kB }) => {
  const quietest = (time: keyof Times, part: keyof Cost) =>
    Math.min(...rounds.map((times) => times[time][part]));
  return {
    picker,
    kB,
    firstMount: quietest('first', 'mount'),
    firstFrame: quietest('first', 'frame'),
    mount: quietest('later', 'mount'),
    frame: quietest('later', 'frame'),
  };
});
console.log(`\nThe quietest of ${ROUNDS} rounds; ms, until it is laid out (and painted)\n`);
console.log('| picker | script, kB gzip | first time | later |');
console.log('|---|---|---|---|');
for (const { picker, kB, firstMount, firstFrame, mount, frame } of rows) {
  const [first, later] = [
    [firstMount, firstFrame],
    [mount, frame],
  ].map(([laidOut = NaN, painted = NaN]) => `${laidOut.toFixed(1)} (${painted.toFixed(1)})`);
  console.log(`| ${picker} | ${kB.toFixed(1)} | ${first} | ${later} |`);
}

const [own, calendar] = rows;
const ratio = (name: 'kB' | 'mount' | 'firstMount'): number =>
  (own?.[name] ?? NaN) / (calendar?.[name] ?? NaN);
await writeReport('picker', {
  ratios: [
    {
      what: "Mounting the dates and times of a booking, beside react-aria's Calendar",
      value: ratio('mount'),
      goal: 0.5,
      is: 'at most',
    },
    {
      what: 'Mounting them for the first time, beside it',
      value: ratio('firstMount'),
      goal: 0.5,
      is: 'at most',
    },
    {
      what: 'The script of the dates and times, beside that of the Calendar',
      value: ratio('kB'),
      goal: 0.5,
      is: 'at most',
    },
  ],
  rows: results,
});
