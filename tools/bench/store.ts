import { median } from './support/median.ts';
import type { BackendName, Contents } from './store/backends.ts';
import { inBrowser, withBuiltPage } from './support/built-page.ts';
import { writeResult } from './support/result.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CALLS = 200;
const WARM_UP = 50;

interface Candidate {
  name: BackendName;
  contents: Contents;
  size: number;
}

/** Milliseconds, or null if not measured. */
interface Figures {
  firstStart: number;
  nextStart: number | null;
  read: number | null;
  list: number | null;
}

const candidates: Candidate[] = [
  { name: 'demo', contents: 'demo', size: 0 },
  { name: 'empty', contents: 'doctors', size: 0 },
  ...SIZES.flatMap((size): Candidate[] => [
    { name: 'demo', contents: 'doctors', size },
    { name: 'demo', contents: 'visits', size },
    { name: 'plain', contents: 'doctors', size },
  ]),
];

function measure(url: string, { name, contents, size }: Candidate): Promise<Figures> {
  return inBrowser(url, async (page) => {
    const start = async () => {
      await page.waitForFunction(() => 'storeBench' in window);
      return page.evaluate((args) => window.storeBench.start(...args), [
        name,
        contents,
        size,
      ] as const);
    };
    const ask = async (paths: string[]) => {
      await page.evaluate((asked) => window.storeBench.ask(asked), paths.slice(0, WARM_UP));
      return median(await page.evaluate((asked) => window.storeBench.ask(asked), paths));
    };
    const calls = (pathOf: (index: number) => string) =>
      Array.from({ length: CALLS }, (_, index) => pathOf(index));

    const firstStart = await start();
    if (contents === 'doctors') {
      const read = await ask(calls((call) => `/api/doctors/doctor-${(call * 7919) % (size || 1)}`));
      return { firstStart, nextStart: null, read, list: null };
    }
    await page.reload();
    const nextStart = await start();
    if (contents === 'demo') return { firstStart, nextStart, read: null, list: null };
    const id = await page.evaluate(() => window.storeBench.signIn());
    const list = await ask(calls(() => `/api/appointments/${id}`));
    return { firstStart, nextStart, read: null, list };
  });
}

const results = candidates.map((candidate) => ({ ...candidate, rounds: new Array<Figures>() }));
await withBuiltPage('store', async (url) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { rounds, ...candidate } of results) {
      rounds.push(await measure(url, candidate));
      const { name, contents, size } = candidate;
      console.log(`round ${round} of ${ROUNDS}: ${name}, ${size || 'its own'} ${contents}`);
    }
  }
});

/** Use the fastest round, because other programs can only add time. */
const rows = results.map(({ rounds, ...candidate }) => {
  const quietest = (name: keyof Figures) => {
    const values = rounds.map((figures) => figures[name]).filter((value) => value !== null);
    return values.length > 0 ? Math.min(...values) : null;
  };
  return {
    ...candidate,
    firstStart: quietest('firstStart'),
    nextStart: quietest('nextStart'),
    read: quietest('read'),
    list: quietest('list'),
  };
});

console.log(`\nMilliseconds, the quietest of ${ROUNDS} rounds, each a median of ${CALLS} calls\n`);
console.log(
  '| backend | records | first start | next start | a doctor by id | the visits of a patient |',
);
console.log('|---|---|---|---|---|---|');
for (const { name, contents, size, firstStart, nextStart, read, list } of rows) {
  const ms = [firstStart, nextStart, read, list].map((value) => value?.toFixed(1) ?? '');
  console.log(`| ${name} | ${size || 'its own'} ${contents} | ${ms.join(' | ')} |`);
}

const rowOf = (name: BackendName, contents: Contents, size: number) =>
  rows.find((row) => row.name === name && row.contents === contents && row.size === size);
const empty = rowOf('empty', 'doctors', 0)?.read ?? NaN;
const largest = Math.max(...SIZES);
const many = largest.toLocaleString('en-IN');
const plain = rowOf('plain', 'doctors', largest)?.read ?? NaN;
await writeResult('store', {
  ratios: [
    {
      what: `Reading a doctor by id among ${many} in the demo, beside an empty MSW round trip`,
      value: (rowOf('demo', 'doctors', largest)?.read ?? NaN) / empty,
      goal: 1.3,
      is: 'at most',
    },
    {
      what: `Reading one patient's visits among ${many} in the demo, beside an empty MSW round trip`,
      value: (rowOf('demo', 'visits', largest)?.list ?? NaN) / empty,
      goal: 1.3,
      is: 'at most',
    },
    {
      what: `Reading a doctor by id among ${many} in the demo, beside @mswjs/data's findFirst`,
      value: (rowOf('demo', 'doctors', largest)?.read ?? NaN) / plain,
      goal: 1,
      is: 'at most',
    },
  ],
  rows: results,
});
