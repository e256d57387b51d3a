/** A game that still reads what older rules wrote: there is none yet, so one is made. */
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '@mazzo/games';
import { chain } from '@mazzo/kernel';
import type { Entry } from '@mazzo/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mazzo, scratch } from './process.fixture.ts';

const folder = scratch();
const file = folder.path('older.jsonl');

beforeAll(async () => {
  const save = ['--seed', 'r', '--options', 'target=50', '--save', file];
  await mazzo(['sim', 'flip7', '--games', '1', ...save]);
  const log: Entry[] = [];
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const { hash: _hash, ...body } = JSON.parse(line) as Entry;
    const entry = body.kind === 'opened' ? { ...body, rulesVersion: 0 } : body;
    log.push(chain(log.at(-1), entry));
  }
  writeFileSync(file, log.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
});
afterAll(() => folder.remove());

test('rules that a game never had are refused', async () => {
  const { code, err } = await mazzo(['replay', file]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('never had') as string });
});

test.each([
  ['en', 'An older version of the rules wrote this match'],
  ['it', 'Questa partita è scritta con regole più vecchie'],
])('older rules that it names are told as they stand there, and %s says so', async (lang, said) => {
  Object.assign(games.flip7.events, { olderRules: [0] });
  const { code, out, err } = await mazzo(['replay', file, '--lang', lang]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(said);
});
