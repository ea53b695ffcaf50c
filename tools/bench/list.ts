import type { Candidate } from './list/page.tsx';
import { inBrowser, withBuiltPage } from './support/built-page.ts';
import { median } from './support/median.ts';
import { writeResult } from './support/result.ts';

const CANDIDATES: Candidate[] = ['page', 'own'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const REPEATS = 3;
const WORDS = ['cardio', 'krishnan', 'kochi', 'menon'];

interface Figures {
  mount: number;
  typed: number[][];
}

function keysOf(words: readonly string[]): string[] {
  return words.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);
}

function measure(url: string, candidate: Candidate): Promise<Figures> {
  return inBrowser(url, async (page) => {
    await page.waitForFunction(() => 'listBench' in window);
    const mount = await page.evaluate((name) => window.listBench.mount(name), candidate);
    const field =
      candidate === 'page'
        ? page.getByRole('combobox', { name: /Doctor/ })
        : page.getByRole('textbox', { name: 'Doctor' });
    await field.focus();
    const type = async (words: readonly string[]) => {
      await page.evaluate(() => window.listBench.keys.splice(0));
      for (const key of keysOf(words)) {
        await page.keyboard.press(key);
        // A random pause, so that keys are not aligned with frames.
        await page.waitForTimeout(90 + Math.random() * 30);
      }
      return page.evaluate(() => window.listBench.keys);
    };
    await type(['kolkata']);
    const typed: number[][] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) typed.push(await type(WORDS));
    return { mount, typed };
  });
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;

const results = CANDIDATES.map((candidate) => ({ candidate, rounds: new Array<Figures>() }));
await withBuiltPage('list', async (url) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { candidate, rounds } of results) {
      rounds.push(await measure(url, candidate));
      console.log(`round ${round} of ${ROUNDS}: ${candidate}`);
    }
  }
});

const rows = results.map(({ candidate, rounds }) => {
  const [first = [], ...others] = rounds.flatMap(({ typed }) => typed);
  const keys = first.map((time, key) => Math.min(time, ...others.map((all) => all[key] ?? time)));
  return {
    candidate,
    mount: Math.min(...rounds.map(({ mount }) => mount)),
    key: median(keys),
    slowKey: p95(keys),
  };
});
console.log(`\nMilliseconds, the quietest of ${ROUNDS} rounds\n`);
console.log(
  '| list | mounting | a key, to its painted frame | one key in twenty takes as long or longer |',
);
console.log('|---|---|---|---|');
for (const { candidate, ...times } of rows) {
  const ms = [times.mount, times.key, times.slowKey].map((time) => time.toFixed(1));
  console.log(`| ${candidate} | ${ms.join(' | ')} |`);
}

const slowKeyOf = (name: Candidate) =>
  rows.find(({ candidate }) => candidate === name)?.slowKey ?? NaN;
await writeResult('list', {
  ratios: [
    {
      what: 'A key in the search page with 5,000 doctors, to its painted frame (p95)',
      value: slowKeyOf('page'),
      goal: 25,
      is: 'at most',
      unit: 'ms',
    },
    {
      what: "5,000 doctors filtered at each key in the app's list, to the painted frame (p95)",
      value: slowKeyOf('own'),
      goal: 25,
      is: 'at most',
      unit: 'ms',
    },
  ],
  rows: results,
});
