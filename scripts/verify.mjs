/** Everything that must hold before a change lands, cheapest first; stops at the first that does not. */
import { spawnSync } from 'node:child_process';

const steps = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip'],
  ['rulings', 'node', 'scripts/rules.ts'],
  ['tests', 'vitest', 'run'],
  ['browser', 'vitest', 'run', '--config', 'e2e/vitest.config.ts'],
];

for (const [name, command, ...args] of steps) {
  const started = Date.now();
  console.log(`— ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`— ${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
