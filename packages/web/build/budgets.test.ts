import { fileURLToPath } from 'node:url';
import { languages } from '@mazzo/kernel';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/ids.ts';
import { budgets, firstMoveParts, homeParts, weightOf } from './budgets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As for whoever visits, but written nowhere. */
async function built(): Promise<Rolldown.OutputChunk[]> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  const output = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  process.env['NODE_ENV'] = NODE_ENV;
  const [page] = [output].flat() as Rolldown.RolldownOutput[];
  return page!.output.filter((one) => one.type === 'chunk');
}

test('home and the way to a first move of each game keep within their JavaScript', async () => {
  const chunks = await built();
  const tooMuch: string[] = [];
  const compare = (what: string, parts: readonly string[], most: number): void => {
    const kB = weightOf(chunks, parts);
    if (kB > most) tooMuch.push(`${what}: ${kB.toFixed(2)} kB of ${most}`);
  };
  compare('home', homeParts, budgets.home);
  for (const game of gameIds) {
    for (const language of languages) {
      compare(`${game}, ${language}`, firstMoveParts(game, language), budgets.firstMove(game));
    }
  }
  expect(tooMuch).toEqual([]);
});

test('what a part imports counts once, whoever imports it', () => {
  const chunk = (fileName: string, imports: string[], facade: string | null = null) => ({
    fileName,
    imports,
    facadeModuleId: facade,
    moduleIds: [`/mazzo/packages/web/src/${fileName}`],
    code: fileName.repeat(100),
  });
  const chunks = [
    chunk('a.js', ['b.js'], '/mazzo/packages/web/src/a.ts'),
    chunk('b.js', ['c.js']),
    chunk('c.js', ['b.js'], '/mazzo/packages/web/src/c.ts'),
    chunk('d.js', ['a.js']),
  ];
  const all = weightOf(chunks, ['web/src/a.ts', 'web/src/c.ts']);
  expect(weightOf(chunks, ['web/src/a.ts'])).toBe(all);
  expect(weightOf(chunks, ['web/src/c.ts'])).toBeLessThan(all);
  expect(weightOf(chunks, ['web/src/b.js'])).toBe(weightOf(chunks, ['web/src/c.ts']));
  expect(() => weightOf(chunks, ['web/src/e.ts'])).toThrow('web/src/e.ts');
});
