/**
 * Adds the difference to each error of the JSON report, or that of the error behind a failed
 * property. Its message cuts long lists off at the same place, so that both can look equal.
 */
export default class DiffReporter {
  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    for (const error of testCase.result().errors ?? []) {
      const { stack = '', message } = error;
      const diff = error.diff ?? error.cause?.diff;
      if (!diff) continue;
      error.stack = `${message}\n${diff}\n${stack.replace(/^[^]*?(?=\n\s+at )/, '').trim()}`;
    }
  }
}
