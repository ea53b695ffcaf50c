/**
 * Adds the difference to each error of the JSON report. Its message cuts long lists off at the same
 * place, so that both can look equal.
 */
export default class DiffReporter {
  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    for (const error of testCase.result().errors ?? []) {
      if (!error.diff) continue;
      const { stack = '', message, diff } = error;
      error.stack = `${message}\n${diff}\n${stack.replace(/^[^]*?(?=\n\s+at )/, '').trim()}`;
    }
  }
}
