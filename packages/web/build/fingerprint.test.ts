import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mazzo-'));
  write('package-lock.json', '{}');
  write('packages/kernel/src/cards.ts', 'cards');
  write('packages/web/index.html', 'page');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['package-lock.json', true],
  ['packages/kernel/src/cards.ts', true],
  ['packages/kernel/src/deep/new.ts', true],
  ['packages/kernel/RULES.md', true],
  ['packages/web/public/icon.svg', true],
  ['packages/web/vite.config.ts', true],
  ['packages/web/dist/index.html', false],
  ['packages/web/node_modules/x/index.js', false],
  ['packages/kernel/src/cards.test.ts', false],
  ['packages/games/src/vinto/golden/1.json', false],
  ['README.md', false],
])('%s changes it: %s', async (file, changes) => {
  const before = await fingerprint(root);
  write(file, 'new');
  expect((await fingerprint(root)) !== before).toBe(changes);
});

test('a file that is renamed, and content that moves, are noticed', async () => {
  const before = await fingerprint(root);
  write('packages/kernel/src/cards.ts', 'page');
  write('packages/web/index.html', 'cards');
  expect(await fingerprint(root)).not.toBe(before);
});
