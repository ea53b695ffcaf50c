import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../ensure-installed.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Result} Result */

const reports = mkdtempSync(join(tmpdir(), 'caresetu-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const tools = {
  node: '',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

const limitMinutes = process.argv.includes('--soak') ? 240 : 60;

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]
 * @property {number} [priority] for `os.setPriority`; a higher number is a lower priority
 */

/**
 * The tool is killed after a time limit.
 * @param {keyof typeof tools} tool
 * @param {string[]} toolArgs
 * @param {RunOptions} [options]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function run(tool, toolArgs, { env, priority } = {}) {
  return new Promise((resolve) => {
    const script = tools[tool] ? [join(projectRoot, tools[tool])] : [];
    const child = spawn(process.execPath, [...script, ...toolArgs], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    if (priority && child.pid) setPriority(child.pid, priority);
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
 * The whole run counts as one test.
 * @param {string} title
 * @param {keyof typeof tools} tool
 * @param {string[]} toolArgs
 * @param {RunOptions} [options]
 * @returns {Promise<Result>}
 */
export async function check(title, tool, toolArgs, options) {
  const { status, output } = await run(tool, toolArgs, options);
  return status === 0
    ? { passed: 1, skipped: 0, flaky: [], failures: [] }
    : { passed: 0, skipped: 0, flaky: [], failures: [{ title, message: output }] };
}

/**
 * A missing report, or a failed run without a reported failure, counts as a failure.
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

/**
 * @param {string[]} projects
 * @param {string[]} more
 * @param {RunOptions} [options]
 */
export function vitest(projects, more, options) {
  const selected = projects.flatMap((project) => ['--project', project]);
  // Parallel suites must not share a cache of test durations.
  const reporters = ['./scripts/test/diff-reporter.mjs', 'json', 'dot'];
  const flags = reporters.map((reporter) => `--reporter=${reporter}`);
  const all = ['run', ...selected, '--no-cache', ...flags, ...more];
  return reported((file) => run('vitest', [...all, `--outputFile=${file}`], options), readVitest);
}

/**
 * @param {string[]} more
 * @param {string} port the first of three consecutive ports
 */
export function playwright(more, port) {
  return reported(
    (file) =>
      run('playwright', ['test', ...more], {
        env: { CI: '1', E2E_PORT: port, E2E_REPORT: file },
      }),
    readPlaywright,
  );
}
