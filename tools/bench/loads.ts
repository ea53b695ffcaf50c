import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { candidatesOf } from './loads/candidates.ts';
import { measureLoad, type Candidate, type Load } from './loads/load.ts';
import { withSites } from './loads/sites.ts';
import { figuresOf, ratiosOf, type Figures } from './loads/summary.ts';
import { writeResult } from './support/result.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

function printTable(figures: ReadonlyMap<string, Figures>): void {
  console.log(`\nPage loads, medians of ${ROUNDS} rounds in turns; kB as sent, ms\n`);
  console.log(
    '| page | JS | JS at rest | HTML | first paint | largest paint | ready | script | shift |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, { scriptKb, restKb, htmlKb, moved, ...times }] of figures) {
    const ms = [times.firstPaint, times.largestPaint, times.ready, times.script].map(Math.round);
    const kB = [scriptKb, restKb, htmlKb].map((size) =>
      Number.isNaN(size) ? '' : size.toFixed(1),
    );
    console.log(`| ${[name, ...kB, ...ms, moved === 0 ? 0 : moved.toPrecision(2)].join(' | ')} |`);
  }
}

interface Turns {
  candidate: Candidate;
  loads: Load[];
}

let turns: Turns[] = [];
await withSites(async (sites) => {
  turns = candidatesOf(sites).map((candidate) => ({ candidate, loads: [] }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { candidate, loads } of turns) {
      // A browser becomes slower with each load.
      const browser = await chromium.launch(chromiumLaunchOptions());
      try {
        loads.push(await measureLoad(browser, candidate));
      } finally {
        await browser.close();
      }
    }
    console.log(`round ${round} of ${ROUNDS}`);
  }
});

const figures = new Map(turns.map(({ candidate, loads }) => [candidate.name, figuresOf(loads)]));
printTable(figures);
const bare = turns[0]?.loads.map(({ firstPaint }) => Math.round(firstPaint)) ?? [];
console.log(
  `\nHow steady that was: static HTML was painted after ${Math.min(...bare)} to ${Math.max(...bare)} ms.`,
);
await writeResult('loads', { ratios: ratiosOf(figures), rows: turns });
