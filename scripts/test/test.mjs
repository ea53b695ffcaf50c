import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, projectRoot } from '../ensure-installed.mjs';
import { freePort } from '../free-port.mjs';
import { sum } from './test-reports.mjs';
import { check, playwright, run, vitest } from './test-tools.mjs';

/** @typedef {import('./test-reports.mjs').Result} Result */
/** @typedef {import('./test-tools.mjs').RunOptions} RunOptions */

const [, , ...args] = process.argv;
const isSoak = args.includes('--soak');

const retryFlag = '--retry=1';

const storyLooks = isSoak
  ? ['light', 'dark', 'forced'].flatMap((colors) =>
      ['narrow', 'tablet', 'desktop'].map((viewport) => ({
        STORY_COLORS: colors,
        STORY_VIEWPORT: viewport,
      })),
    )
  : [{}];

/**
 * @typedef {object} Suite
 * @property {string} [folder] with its tests; the suite is skipped if the folder is missing
 * @property {boolean} [needsBrowser]
 * @property {boolean} [runsLast]
 * @property {boolean} [hasLowPriority] runs beside all others
 * @property {(more: string[], options?: RunOptions) => Promise<Result>} test
 */

/**
 * Two run in parallel, the longest first, but a missing browser is installed while `database` and
 * `unit` run. Those with a low priority run one after the other.
 * @type {Record<string, Suite>}
 */
const suites = {
  database: {
    folder: 'tests/database',
    test: (more) => vitest(['database'], [retryFlag, ...more]),
  },
  unit: {
    test: (more) => vitest(['unit', 'unit-dom', 'isolated', 'isolated-dom', 'pseudo'], more),
  },
  stories: {
    folder: 'stories',
    needsBrowser: true,
    test: async (more) => {
      const results = [];
      for (const look of storyLooks)
        results.push(await vitest(['storybook'], [retryFlag, ...more], { env: look }));
      const files = more.length > 0 ? more : ['stories/pages/', 'stories/flows/'];
      const env = { STORY_LANGUAGE: 'translated' };
      results.push(await vitest(['storybook'], [retryFlag, ...files], { env }));
      return sum(results);
    },
  },
  server: {
    folder: 'tests/server',
    test: (more) => vitest(['server'], [retryFlag, ...more]),
  },
  contract: {
    folder: 'tests/contract',
    test: (more) => vitest(['contract'], more),
  },
  types: {
    hasLowPriority: true,
    test: (_, options) => check('types', 'tsc', ['--noEmit'], options),
  },
  lint: {
    hasLowPriority: true,
    test: async (_, options) =>
      sum([
        await check('lint', 'oxlint', ['--deny-warnings'], options),
        await check('words', 'node', ['scripts/prose.mjs'], options),
        await check('formatting', 'oxfmt', ['--check'], options),
      ]),
  },
  e2e: {
    folder: 'tests/e2e',
    needsBrowser: true,
    runsLast: true,
    test: async (more) => playwright(more, String(await freePort(3))),
  },
};

function seconds(/** @type {number} */ since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function print(
  /** @type {string} */ label,
  /** @type {Result['failures'][number]} */ { title, message },
  most = 60,
) {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules/.test(line));
  const half = most / 2;
  const shown =
    lines.length > most ? [...lines.slice(0, half), '...', ...lines.slice(-half)] : lines;
  console.log(`  ${label} ${title}`);
  for (const line of shown) console.log(`    ${line.slice(0, 2000)}`);
}

const started = performance.now();
const named = args[0] !== undefined && args[0] in suites ? args[0] : undefined;
const more = named ? args.slice(1).filter((argument) => argument !== '--soak') : [];
const wanted = Object.entries(suites).filter(
  ([name, { folder }]) =>
    (!named || name === named) && (!folder || existsSync(projectRoot + folder)),
);

ensureInstalled();
if (isSoak) process.env['SOAK'] = '1';
const browser = wanted.some(([, { needsBrowser }]) => needsBrowser)
  ? run('node', ['scripts/chromium.mjs'])
  : undefined;

/** @type {Result[]} */
const results = [];

/** Takes the first suite, until none is left. */
async function runSuites(/** @type {[string, Suite][]} */ queue) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, { test, needsBrowser, hasLowPriority }] = next;
    const options = hasLowPriority ? { priority: constants.priority.PRIORITY_BELOW_NORMAL } : {};
    const suiteStarted = performance.now();
    const chromium = needsBrowser ? await browser : undefined;
    const result =
      chromium && chromium.status !== 0
        ? {
            passed: 0,
            skipped: 0,
            flaky: [],
            failures: [{ title: 'has no browser', message: chromium.output }],
          }
        : await test(more, options);
    results.push(result);
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    console.log(
      `${name}: ${result.passed} passed, ${result.failures.length} failed${skipped} (${seconds(suiteStarted)})`,
    );
    for (const failure of result.failures) print('FAILED', failure);
    for (const flaw of result.flaky) print('NEEDED A SECOND TRY', flaw, 20);
  }
}

const low = wanted.filter(([, { hasLowPriority }]) => hasLowPriority);
const last = wanted.filter(([, { runsLast }]) => runsLast);
const parallel = wanted.filter((suite) => !low.includes(suite) && !last.includes(suite));
const lowRun = runSuites(low);
await Promise.all([runSuites(parallel), runSuites(parallel)]);
await runSuites(last);
await lowRun;

const { passed, failures } = sum(results);
console.log(`\nTook ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
