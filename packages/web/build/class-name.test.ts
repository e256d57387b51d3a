import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { byName, className, shortClassName } from './class-name.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = globSync('**/*.module.css', { cwd: source });

test('a class is called after its file', () => {
  expect(className('card', '/mazzo/packages/web/src/table/hand.module.css')).toBe('hand_card');
});

test('no two files of classes have the same name', () => {
  const names = files.map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('no two classes have the same short name, and it can begin a selector', () => {
  const names = new Map<string, string>();
  for (const file of files) {
    const css = readFileSync(join(source, file), 'utf8');
    for (const [, name] of css.matchAll(/\.([a-zA-Z][\w-]*)/g)) {
      names.set(className(name!, file), shortClassName(name!, file));
    }
  }
  const short = [...names.values()];
  expect(short.length).toBeGreaterThan(150);
  expect(new Set(short).size).toBe(short.length);
  for (const name of short) expect(name).toMatch(/^[a-zA-Z]\w\w$/);
});

test('classes are imported one by one, unless one is looked up', () => {
  const line = "import styles from './hand.module.css';";
  expect(byName(`${line}\nstyles.card;`)).toBe(
    "import * as styles from './hand.module.css';\nstyles.card;",
  );
  expect(byName(`${line}\nstyles[kind];`)).toBe(`${line}\nstyles[kind];`);
});
