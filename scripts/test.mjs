import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Result} Result */

const [, , ...args] = process.argv;
const isSoak = args.includes('--soak');
const limitMinutes = isSoak ? 120 : 30;
const reports = mkdtempSync(join(tmpdir(), 'caresetu-test-'));

const tools = {
  node: '',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Runs one tool to its end, or kills it after the limit.
 * @param {keyof typeof tools} tool
 * @param {string[]} toolArgs
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(tool, toolArgs, env = {}) {
  return new Promise((resolve) => {
    const script = tools[tool] ? [join(projectRoot, tools[tool])] : [];
    const child = spawn(process.execPath, [...script, ...toolArgs], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMinutes} minutes.`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    }, limitMinutes * 60_000);
    child.on('close', (status) => {
      clearTimeout(limit);
      resolve({ status, output });
    });
  });
}

/**
 * A tool that only says yes or no: one test, named after what it checks.
 * @param {string} title
 * @param {keyof typeof tools} tool
 * @param {string[]} toolArgs
 * @returns {Promise<Result>}
 */
async function check(title, tool, toolArgs) {
  const { status, output } = await run(tool, toolArgs);
  return status === 0
    ? { passed: 1, skipped: 0, flaky: [], failures: [] }
    : { passed: 0, skipped: 0, flaky: [], failures: [{ title, message: output }] };
}

/**
 * A tool that writes a report. A run that failed without naming a test, or wrote nothing, is a failure of its own.
 * @template Report
 * @param {(file: string) => ReturnType<typeof run>} start
 * @param {(report: Report) => Result} read
 * @returns {Promise<Result>}
 */
async function reported(start, read) {
  const file = join(mkdtempSync(join(reports, 'run-')), 'report.json');
  const { status, output } = await start(file);
  const result = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, skipped: 0, flaky: [], failures: [] };
  if (result.passed + result.failures.length === 0) {
    result.failures.push({ title: 'produced no result', message: output });
  } else if (status !== 0 && result.failures.length === 0) {
    result.failures.push({ title: 'failed outside of its tests', message: output });
  }
  return result;
}

/** @param {Result[]} results */
function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    skipped: results.reduce((total, { skipped }) => total + skipped, 0),
    flaky: results.flatMap(({ flaky }) => flaky),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/**
 * @param {string[]} projects
 * @param {string[]} more
 * @param {Record<string, string>} [env]
 */
function vitest(projects, more, env) {
  const selected = projects.flatMap((project) => ['--project', project]);
  return reported(
    (file) =>
      run('vitest', ['run', ...selected, '--reporter=json', `--outputFile=${file}`, ...more], env),
    readVitest,
  );
}

/** @returns {Promise<number>} a port that nothing listens on */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Browsers and processes may miss a moment on a busy machine; what needed this is named in the output. */
const secondTry = '--retry=1';

/** Every colour scheme and width in the long run; light and wide in the short one. */
const storyLooks = isSoak
  ? ['light', 'dark', 'forced'].flatMap((colors) =>
      ['narrow', 'tablet', 'desktop'].map((viewport) => ({
        STORY_COLORS: colors,
        STORY_VIEWPORT: viewport,
      })),
    )
  : [{}];

/** @type {Record<string, { folder?: string, needsBrowser?: boolean, test: (more: string[]) => Promise<Result> }>} */
const suites = {
  types: { test: () => check('types', 'tsc', ['--noEmit']) },
  lint: {
    test: async () =>
      sum(
        await Promise.all([
          check('lint', 'oxlint', ['--deny-warnings']),
          check('formatting', 'prettier', ['--check', '--log-level', 'warn', '.']),
        ]),
      ),
  },
  unit: { test: (more) => vitest(['unit', 'unit-dom'], more) },
  stories: {
    folder: 'stories',
    needsBrowser: true,
    test: async (more) => {
      const results = [];
      for (const look of storyLooks) {
        results.push(await vitest(['storybook'], [secondTry, ...more], look));
      }
      return sum(results);
    },
  },
  contract: { folder: 'tests/contract', test: (more) => vitest(['contract'], more) },
  server: { folder: 'tests/server', test: (more) => vitest(['server'], [secondTry, ...more]) },
  e2e: {
    folder: 'tests/e2e',
    needsBrowser: true,
    test: async (more) => {
      const port = String(await freePort());
      return reported(
        (file) =>
          run('playwright', ['test', ...more], { CI: '1', E2E_PORT: port, E2E_REPORT: file }),
        readPlaywright,
      );
    },
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
for (const [name, { test, needsBrowser }] of wanted) {
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
rmSync(reports, { recursive: true, force: true });

const { passed, failures } = sum(results);
console.log(`\nTook ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
