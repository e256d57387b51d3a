/** Forged logs cost little: little time, and little memory. */
import { writeFileSync } from 'node:fs';
import { games } from '@mazzo/games';
import { chain, closedBody, createMatch } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, Entry, EntryBody } from '@mazzo/kernel';
import { afterAll, expect, test } from 'vitest';
import { mazzoProcess, scratch } from './process.fixture.ts';

const folder = scratch();
afterAll(() => folder.remove());

const GIANT = 400_000_000;

/** A match that was opened and left, with another opening: a few hundred bytes. */
function opening(game: AnyGame, events: readonly AnyEvent[], rulesVersion = 1): string {
  const [opened] = createMatch(game).log;
  const { hash: _hash, ...body } = opened!;
  const first = chain(undefined, { ...body, rulesVersion, events } as EntryBody);
  const unfinished = { over: false, decisions: [], clocks: [] } as const;
  return written([first, chain(first, closedBody(1, unfinished))]);
}

const written = (log: readonly Entry[]): string =>
  log.map((entry) => `${JSON.stringify(entry)}\n`).join('');

const { flip7, pinnacola, sapone, vinto } = games as Record<keyof typeof games, AnyGame>;
const event = (type: string, rest: object): AnyEvent => ({ type, ...rest });
const shuffled = (cards: number) => event('shuffled', { cards: new Array(cards).fill(0), lot: 0 });

test.each<[name: string, content: () => string, said: RegExp]>([
  [
    'Sapone with a giant round',
    () => opening(sapone, [event('roundBegan', { round: GIANT, first: 0 })]),
    /entry 0 .* cannot have happened/,
  ],
  [
    'Sapone with a giant kind',
    () => opening(sapone, [event('diamondDeclared', { seat: 0, kind: GIANT })]),
    /entry 0 .* cannot have happened/,
  ],
  [
    'Sapone of no rules',
    () => opening(sapone, [event('roundBegan', { round: 1, first: 7 })], 0),
    /entry 0 .* never had/,
  ],
  [
    'Sapone that begins with somebody who is not there',
    () => opening(sapone, [event('roundBegan', { round: 1, first: 7 })]),
    /entry 0 .* does not follow/,
  ],
  ['Vinto with five million cards', () => opening(vinto, [shuffled(5_000_000)]), /entry 0 /],
  [
    'Flip 7 with a thousand cards',
    () => opening(flip7, [shuffled(1000)]),
    /entry 0 .* cannot have happened/,
  ],
  ['Pinnacola without a deal', () => opening(pinnacola, []), /entry 0 .* does not follow/],
  ['a file of empty lines', () => '\n'.repeat(15_000_000), /no saved match/],
  ['a file that is too large', () => ' '.repeat(17_000_000), /too large .* 16 MB/],
])('%s is refused within 100 MB', async (name, content, said) => {
  const file = folder.path(`${name}.jsonl`);
  writeFileSync(file, content());
  const { code, out, err } = await mazzoProcess(['replay', file], {
    env: { NODE_OPTIONS: '--max-old-space-size=100' },
  });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(said);
});
