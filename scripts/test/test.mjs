import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, projectRoot } from '../ensure-installed.mjs';
import { freePort } from '../free-port.mjs';
import { sum } from './test-reports.mjs';
import { check, playwright, run, vitest } from './test-tools.mjs';

/** @typedef {import('./test-reports.mjs').Result} Result */

const [, , ...args] = process.argv;
const isSoak = args.includes('--soak');

/** Browsers and processes may miss a moment on a busy machine; what needed this is named in the output. */
const retryFlag = '--retry=1';

/** Every colour scheme and width in the long run; light and wide in the short one. */
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
 * @property {string} [folder] where its tests are; there is no such suite where it is missing
 * @property {boolean} [needsBrowser]
 * @property {'code' | 'page'} [lane] most suites leave a core of a small machine idle: those of one lane run one
 *   after the other, beside those of the other lane. One without a lane runs at the end, with nothing beside it.
 * @property {(more: string[]) => Promise<Result>} test
 */

/** @type {Record<string, Suite>} */
const suites = {
  types: { lane: 'code', test: () => check('types', 'tsc', ['--noEmit']) },
  lint: {
    lane: 'code',
    test: async () =>
      sum(
        await Promise.all([
          check('lint', 'oxlint', ['--deny-warnings']),
          check('words', 'node', ['scripts/prose.mjs']),
          check('formatting', 'prettier', ['--check', '--log-level', 'warn', '.']),
        ]),
      ),
  },
  unit: {
    lane: 'code',
    test: (more) => vitest(['unit', 'unit-dom', 'state', 'state-dom', 'pseudo'], more),
  },
  stories: {
    folder: 'stories',
    lane: 'page',
    needsBrowser: true,
    test: async (more) => {
      const results = [];
      for (const look of storyLooks) {
        results.push(await vitest(['storybook'], [retryFlag, ...more], look));
      }
      return sum(results);
    },
  },
  contract: {
    folder: 'tests/contract',
    lane: 'code',
    test: (more) => vitest(['contract'], more),
  },
  server: {
    folder: 'tests/server',
    lane: 'page',
    test: (more) => vitest(['server'], [retryFlag, ...more]),
  },
  database: {
    folder: 'tests/database',
    lane: 'page',
    test: (more) => vitest(['database'], [retryFlag, ...more]),
  },
  e2e: {
    folder: 'tests/e2e',
    needsBrowser: true,
    test: async (more) => playwright(more, String(await freePort())),
  },
};

function seconds(/** @type {number} */ since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A failure with the frames of other people's code, and the middle of a long message, left out. */
function print(
  /** @type {string} */ label,
  /** @type {Result['failures'][number]} */ { title, message },
) {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules/.test(line));
  const shown = lines.length > 60 ? [...lines.slice(0, 30), '...', ...lines.slice(-30)] : lines;
  console.log(`  ${label} ${title}`);
  for (const line of shown) console.log(`    ${line}`);
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
// Looked for, and installed when missing, while the suites that need no browser run.
const browser = wanted.some(([, { needsBrowser }]) => needsBrowser)
  ? run('node', ['scripts/chromium.mjs'])
  : undefined;

/** @type {Result[]} */
const results = [];

/** Runs the suites of a lane one after the other, and prints of each what it came to. */
async function runLane(/** @type {Suite['lane']} */ lane) {
  for (const [name, { test, needsBrowser }] of wanted.filter(([, suite]) => suite.lane === lane)) {
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
        : await test(more);
    results.push(result);
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    console.log(
      `${name}: ${result.passed} passed, ${result.failures.length} failed${skipped} (${seconds(suiteStarted)})`,
    );
    for (const failure of result.failures) print('FAILED', failure);
    for (const flaw of result.flaky) print('NEEDED A SECOND TRY', flaw);
  }
}

await Promise.all([runLane('code'), runLane('page')]);
await runLane(undefined);

const { passed, failures } = sum(results);
console.log(`\nTook ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
