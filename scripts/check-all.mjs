/**
 * The tests at full length: oracles over all their positions, matches on the page as the rules have
 * them instead of the shortest, every screen under axe in every theme, language and size, other
 * engines than Chromium's; and a fifth game, added to a copy of the tree. The compiler itself checks
 * that declarations can be made. Takes long; `npm test` has a short form.
 */
import { spawnSync } from 'node:child_process';

const steps = [
  ['tsc', '-b'],
  ['node', 'scripts/fifth-game.ts'],
  // One test a line: whoever waits an hour for matches of experts sees how far they have come.
  ['vitest', 'run', '--reporter=verbose'],
  ['vitest', 'run', '--config', 'e2e/vitest.config.ts'],
];

for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, MAZZO_ALL: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
