/**
 * The tests at full length: oracles over all their positions, matches on the page as the rules have
 * them instead of the shortest, every screen under axe in every theme, language and size. Takes long;
 * `npm test` has a short form.
 */
import { spawnSync } from 'node:child_process';

for (const config of ['vitest.config.ts', 'e2e/vitest.config.ts']) {
  const { status } = spawnSync('vitest', ['run', '--config', config], {
    stdio: 'inherit',
    env: { ...process.env, MAZZO_ALL: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
