import { relative } from 'node:path';
import { projectRoot } from '../ensure-installed.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} skipped
 * @property {{ title: string, message: string }[]} failures
 * @property {{ title: string, message: string }[]} flaky tests that passed on the retry
 */

export function sum(/** @type {Result[]} */ results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    skipped: results.reduce((total, { skipped }) => total + skipped, 0),
    flaky: results.flatMap(({ flaky }) => flaky),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/**
 * @typedef {object} VitestReport
 * @property {{
 *   name: string,
 *   status: string,
 *   message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] | null }[],
 * }[]} testResults
 */

function titled(
  /** @type {{ file: string, fullName: string, failureMessages: string[] | null }} */
  { file, fullName, failureMessages },
) {
  return { title: `${file}: ${fullName}`, message: (failureMessages ?? []).join('\n') };
}

/**
 * A file that failed to load counts as one failure.
 * @param {VitestReport} report
 * @returns {Result}
 */
export function readVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(projectRoot, name) })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(titled),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(titled),
      ...broken.map(({ name, message }) => ({
        title: relative(projectRoot, name),
        message,
      })),
    ],
  };
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @returns {PlaywrightSpec[]} */
function listSpecs(/** @type {PlaywrightSuite} */ { specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function formatError(/** @type {PlaywrightError[]} */ errors) {
  return errors.map(({ message }) => message ?? '').join('\n');
}

function complaint(/** @type {PlaywrightTest & { title: string }} */ { title, results }) {
  return { title, message: formatError(results.flatMap(({ errors }) => errors)) };
}

/**
 * An error outside a test counts as a failure.
 * @param {PlaywrightSuite & { errors: PlaywrightError[] }} report
 * @returns {Result}
 */
export function readPlaywright(report) {
  const tests = listSpecs(report).flatMap(({ file, title, tests: runs }) =>
    runs.map((test) => ({ ...test, title: `${file}: ${title}` })),
  );
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    flaky: tests.filter(({ status }) => status === 'flaky').map(complaint),
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(complaint),
      ...report.errors.map((error) => ({
        title: 'outside of a test',
        message: formatError([error]),
      })),
    ],
  };
}
