import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import * as z from 'zod/mini';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import type { CallName, PersonName } from './calls/page.ts';
import { withBuiltPage } from './support/built-page.ts';
import { median } from './support/median.ts';
import { cpuMilliseconds } from './support/processes.ts';
import { writeResult } from './support/result.ts';

const CALLS: CallName[] = ['own', 'bare'];
const PEOPLE: PersonName[] = ['patient', 'doctor'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** In seconds. The bitrate rises until then. */
const WARM_UP = 10;
const MEASURED = 20;

const processes = z.object({ processInfo: z.array(z.object({ id: z.int() })) });

interface Result {
  /** Share of one core, in %, that all of the browser's processes use. */
  cpu: number;
  frames: number;
}

async function measure(url: string, name: CallName): Promise<Result> {
  const options = chromiumLaunchOptions();
  const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, ...fakeDevices],
  });
  try {
    const context = await browser.newContext();
    const pages: Page[] = [];
    for (const person of PEOPLE) {
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
      await page.goto(url);
      await page.waitForFunction(() => 'startCall' in window);
      await page.evaluate(([call, who]) => window.startCall(call, who), [name, person] as const);
      pages.push(page);
    }
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = processes.parse(await session.send('SystemInfo.getProcessInfo'));
    const cpu = () => processInfo.reduce((sum, { id }) => sum + cpuMilliseconds(id), 0);
    const frames = async () => {
      const counts = await Promise.all(
        pages.map((page) => page.evaluate(() => window.countFrames())),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    await wait(WARM_UP * 1000);
    const before = { cpu: cpu(), frames: await frames() };
    await wait(MEASURED * 1000);
    return {
      cpu: (cpu() - before.cpu) / MEASURED / 10,
      frames: ((await frames()) - before.frames) / MEASURED,
    };
  } finally {
    await browser.close();
  }
}

interface Round {
  own: Result;
  bare: Result;
}

const rounds: Round[] = [];
await withBuiltPage('calls', async (url) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const names = round % 2 === 1 ? CALLS : CALLS.toReversed();
    const results: Partial<Round> = {};
    for (const name of names) results[name] = await measure(url, name);
    const { own, bare } = results;
    if (!own || !bare) throw new Error('A call was not measured.');
    if (own.frames < 20 || bare.frames < 20) throw new Error('The pictures do not move.');
    rounds.push({ own, bare });
    console.log(`round ${round} of ${ROUNDS}: ${(own.cpu / bare.cpu).toFixed(2)}`);
  }
});

const middle = (name: CallName, read: (result: Result) => number) =>
  median(rounds.map((round) => read(round[name])));
console.log('\n| call | CPU, % of a core | frames a second, both people |\n|---|---|---|');
for (const name of CALLS) {
  const [cpu, frames] = [middle(name, (one) => one.cpu), middle(name, (one) => one.frames)];
  console.log(`| ${name} | ${cpu.toFixed(1)} | ${frames.toFixed(1)} |`);
}
await writeResult('calls', {
  ratios: [
    {
      what: 'CPU of a call against two bare pages',
      value: median(rounds.map(({ own, bare }) => own.cpu / bare.cpu)),
      goal: 1.3,
      is: 'at most',
    },
  ],
  rows: rounds,
});
