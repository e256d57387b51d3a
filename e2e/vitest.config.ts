import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { atFullLength } from '../scripts/lengths.ts';

/** Those that take longest, so that none of them is left over when all others are done. */
const longest = ['friends', 'touching', 'matches', 'keeping', 'offline', 'strange', 'gallery'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.indexOf(basename(moduleId, '.test.ts'));
      return at < 0 ? longest.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Other engines are installed and tried only at full length; so is all that friends may do.
    include: ['*.test.ts', ...(atFullLength ? ['engines/*.test.ts', 'friends/*.test.ts'] : [])],
    globalSetup: ['setup.ts'],
    testTimeout: atFullLength ? 900_000 : 120_000,
    hookTimeout: 120_000,
    // As long as a page is waited for elsewhere: a second is little on a machine that is busy otherwise.
    expect: { poll: { timeout: 10_000 } },
    // On a machine that is busy otherwise a browser may miss a moment; it is told, and twice is a fault.
    retry: 1,
    pool: 'forks',
    // Else the browser's driver would be read again for every file.
    isolate: false,
    // A page keeps a core busy but while it shows something move: one more fills that time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['verbose', '../scripts/second-tries.ts', '../scripts/timings.ts'],
  },
});
