/** A reporter for vitest: why a test that passed had to be tried again. */
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const [error] = test.result().errors ?? [];
    console.log(`   a second try: ${error?.stack ?? error?.message ?? 'for no reason given'}`);
  }
}
