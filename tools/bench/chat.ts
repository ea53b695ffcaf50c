import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import type { ListName } from './chat/lists.tsx';
import type { PageResult } from './chat/page.tsx';
import { withBuiltPage } from './support/built-page.ts';
import { writeResult, type Ratio } from './support/result.ts';

const SIZES = [200, 10_000];
const LISTS: ListName[] = ['own', 'plain'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

type Figures = Record<keyof PageResult, number>;

async function measure(url: string, list: ListName, size: number) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 880, height: 800 } });
  page.on('pageerror', (error) => console.error(`${list}, ${size}: ${error.message}`));
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'runChatBench' in window);
    const isSlow = list === 'plain' && size > 1000;
    return await page.evaluate(([name, count, slow]) => window.runChatBench(name, count, slow), [
      list,
      size,
      isSlow,
    ] as const);
  } finally {
    await browser.close();
  }
}

function summary(results: readonly PageResult[]): Figures {
  const all = (name: keyof PageResult) => results.map((result) => result[name]);
  return {
    mount: Math.min(...all('mount')),
    arrival: Math.min(...all('arrival')),
    typing: Math.min(...all('typing')),
    slowestTyping: Math.min(...all('slowestTyping')),
    framesBehind: Math.max(...all('framesBehind')),
    endedBehind: Math.max(...all('endedBehind')),
    openedBehind: Math.max(...all('openedBehind')),
    elements: Math.max(...all('elements')),
  };
}

const results = SIZES.flatMap((size) =>
  LISTS.map((list) => ({ list, size, rounds: new Array<PageResult>() })),
);
await withBuiltPage('chat', async (url) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { list, size, rounds } of results) {
      rounds.push(await measure(url, list, size));
      console.log(`round ${round} of ${ROUNDS}: ${list}, ${size} messages`);
    }
  }
});

const rows = results.map(({ list, size, rounds }) => ({ list, size, ...summary(rounds) }));
console.log(
  `\nMilliseconds in which the page is busy: the quietest of ${ROUNDS} rounds, each a median\n`,
);
console.log(
  '| list | messages | opening | an arrival | a letter (slowest) | frames not at the end | elements |',
);
console.log('|---|---|---|---|---|---|---|');
for (const { list, size, mount, arrival, typing, slowestTyping, framesBehind, ...rest } of rows) {
  const ms = (value: number) => value.toFixed(1);
  const letter = `${ms(typing)} (${ms(slowestTyping)})`;
  const end = `${framesBehind.toFixed(0)} %${rest.endedBehind > 1 ? ', and not in the end' : ''}`;
  console.log(
    `| ${list} | ${size} | ${ms(mount)} | ${ms(arrival)} | ${letter} | ${end} | ${rest.elements} |`,
  );
}
console.log(`\nAt ${SIZES.at(-1)} messages against ${SIZES[0]}:`);
for (const list of LISTS) {
  const { arrival, mount } = growthOf(list);
  console.log(`${list}: an arrival ${arrival.toFixed(2)} ×, opening ${mount.toFixed(2)} ×`);
}
await writeResult('chat', { ratios: goals(), rows: { summary: rows, rounds: results } });

function growthOf(name: ListName): Record<'arrival' | 'mount', number> {
  const [few, many] = rows.filter(({ list }) => list === name);
  const growth = (of: 'arrival' | 'mount') => (many?.[of] ?? NaN) / (few?.[of] ?? NaN);
  return { arrival: growth('arrival'), mount: growth('mount') };
}

function goals(): Ratio[] {
  const { arrival, mount } = growthOf('own');
  const large = rows.findLast(({ list }) => list === 'own');
  const is = 'at most';
  return [
    { what: 'an arrival at 10,000 messages against 200', value: arrival, goal: 1.15, is },
    { what: 'opening 10,000 messages against 200', value: mount, goal: 1.2, is },
    {
      what: 'a letter at 10,000 messages',
      value: large?.typing ?? NaN,
      goal: 16.7,
      is,
      unit: 'ms',
    },
    {
      what: 'frames not at the end, at 60 messages a second',
      value: large?.framesBehind ?? NaN,
      goal: 0,
      is,
      unit: '%',
    },
  ];
}
