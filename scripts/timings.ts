/** A reporter for vitest: appends how long each test took to the file that MAZZO_TIMINGS names. */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

function timingsOf(module: TestModule): string[] {
  return [...module.children.allTests()].map((test) =>
    JSON.stringify({
      took: test.diagnostic()?.duration ?? 0,
      test: `${module.relativeModuleId} › ${test.fullName}`,
    }),
  );
}

export default class Timings implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { MAZZO_TIMINGS: file } = process.env;
    if (file !== undefined) appendFileSync(file, [...timingsOf(module), ''].join('\n'));
  }
}
