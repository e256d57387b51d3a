import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('a class is called after its file', () => {
  expect(className('card', '/mazzo/packages/web/src/table/hand.module.css')).toBe('hand_card');
});

test('no two files of classes have the same name', () => {
  const files = globSync('**/*.module.css', {
    cwd: fileURLToPath(new URL('../src', import.meta.url)),
  });
  const names = files.map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});
