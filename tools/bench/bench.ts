import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureNoise, noiseText, type Noise } from './support/noise.ts';
import { ratiosIn, ratioTable, resultPath, type Ratio } from './support/result.ts';

const SUITES = [
  'loads',
  'interactions',
  'chat',
  'list',
  'store',
  'server',
  'load',
  'limits',
  'calls',
] as const;

type Suite = (typeof SUITES)[number];

function namedSuites(names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite === name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}. The suites are: ${SUITES.join(', ')}.`);
  }
  return names.length > 0 ? SUITES.filter((suite) => names.includes(suite)) : SUITES;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { records: { type: 'string' } },
});

async function run(suite: Suite): Promise<Ratio[] | null> {
  const script = fileURLToPath(new URL(`${suite}.ts`, import.meta.url));
  const flags = suite === 'server' && values.records ? ['--records', values.records] : [];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...flags], {
    stdio: 'inherit',
  });
  return status === 0 ? ratiosIn(await readFile(resultPath(suite), 'utf8')) : null;
}

interface Result {
  suite: Suite;
  ratios: Ratio[] | null;
  noise: Noise;
}

const results: Result[] = [];
for (const suite of namedSuites(positionals)) {
  const noise = measureNoise();
  console.log(`\n# ${suite}\n\n${noiseText(noise)}`);
  results.push({ suite, ratios: await run(suite), noise });
}

const all = results.flatMap(({ suite, ratios }) =>
  (ratios ?? []).map((ratio) => ({ ...ratio, what: `${suite}: ${ratio.what}` })),
);
console.log(`\n# All ratios\n\n${ratioTable(all)}\n`);
const noisiest = results.toSorted((a, b) => b.noise.spread - a.noise.spread)[0];
if (noisiest) console.log(`Before ${noisiest.suite}, at its worst: ${noiseText(noisiest.noise)}`);
const result = { at: new Date().toISOString(), cpu: cpus()[0]?.model, results };
await mkdir(dirname(resultPath('bench')), { recursive: true });
await writeFile(resultPath('bench'), `${JSON.stringify(result, null, 2)}\n`);

const failed = results.filter(({ ratios }) => ratios === null).map(({ suite }) => suite);
if (failed.length > 0) {
  console.error(`Not measured, since it failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
