/**
 * The page in a browser at full length: matches as the rules have them instead of the shortest, and
 * every screen under axe in every theme, language and size. Takes long; `npm test` has a short form.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--config', 'e2e/vitest.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MAZZO_ALL: '1' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
