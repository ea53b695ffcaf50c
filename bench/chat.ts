import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import type { ListName } from './chat/lists.tsx';
import type { PageResult } from './chat/page.tsx';

// What a message costs in the app's conversation, in react-virtuoso and in a plain list, in turns in one run. See
// README.md for how to read it.

const SIZES = [200, 10_000];
const LISTS: ListName[] = ['own', 'virtuoso', 'plain'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

type Figures = Record<keyof PageResult, number>;

const here = fileURLToPath(new URL('.', import.meta.url));

function installPeers(): void {
  if (existsSync(join(here, 'node_modules/react-virtuoso'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

/** Each measurement in a browser of its own, so that none has to clear away what another has left behind. */
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

/** Other programs only ever add time, so the quietest round counts; of what went wrong, the worst. */
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

installPeers();
const outDir = await mkdtemp(join(tmpdir(), 'caresetu-bench-chat-'));
await build({
  root: join(here, 'chat'),
  configFile: false,
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  logLevel: 'warn',
});
const server = await preview({
  configFile: false,
  build: { outDir },
  preview: {
    host: '127.0.0.1',
    port: 0,
    // With these the page's clock tells microseconds.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
});
const [url] = server.resolvedUrls?.local ?? [];
const results = SIZES.flatMap((size) =>
  LISTS.map((list) => ({ list, size, rounds: new Array<PageResult>() })),
);
try {
  if (!url) throw new Error('The page is not served.');
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { list, size, rounds } of results) {
      rounds.push(await measure(url, list, size));
      console.log(`round ${round} of ${ROUNDS}: ${list}, ${size} messages`);
    }
  }
} finally {
  await server.close();
  await rm(outDir, { recursive: true });
}

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
const ratios = LISTS.map((list) => {
  const [few, many] = rows.filter((row) => row.list === list);
  const ratio = (name: 'mount' | 'arrival') => (many?.[name] ?? NaN) / (few?.[name] ?? NaN);
  return { list, arrival: ratio('arrival'), mount: ratio('mount') };
});
console.log(`\nAt ${SIZES.at(-1)} messages against ${SIZES[0]}:`);
for (const { list, arrival, mount } of ratios) {
  const goals = list === 'own' ? ' (goals: 1.15 and 1.2 at most)' : '';
  console.log(`${list}: an arrival ${arrival.toFixed(2)} ×, opening ${mount.toFixed(2)} ×${goals}`);
}
await mkdir(join(here, 'results'), { recursive: true });
const report = { at: new Date().toISOString(), cpu: cpus()[0]?.model, rows, ratios, results };
await writeFile(join(here, 'results/chat.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log('\nEverything measured is in bench/results/chat.json.');
