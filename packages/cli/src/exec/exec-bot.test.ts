/** Other people's bots: whatever they do, the match goes on. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { playDeal } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { mazzoProcess, scratch } from '../process.fixture.ts';
import { execBot } from './exec-bot.ts';

const folder = scratch();
afterAll(() => folder.remove());

/** Who stalls is waited for so long at every move. */
const PATIENCE = 100;

/** A program that answers every line so. */
function program(name: string, answer: string): string {
  const file = folder.path(`${name}.mjs`);
  const lines = [
    "import { createInterface } from 'node:readline';",
    'let asked = 0;',
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const ask = JSON.parse(line);',
    '  const say = (answer) => console.log(JSON.stringify(answer));',
    '  asked += 1;',
    `  ${answer}`,
    '}',
  ];
  writeFileSync(file, lines.join('\n'));
  return `"${process.execPath}" "${file}"`;
}

/** One deal against random play, in all rotations. */
function against(id: GameId, command: string, patience?: number) {
  const game: AnyGame = games[id];
  const bot = execBot(command, id, patience);
  const seats = many(game.seats.default, game.seats.min);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? bot.guest : 'random'));
  const options = optionsFrom(game.options, shortMatches[id][0]);
  const seed = 'sfc32:exec';
  const dealt = playDeal(game, { options, seed, bots, reference: null, now: () => 0 }, 0);
  bot.end();
  return { ...dealt, faults: bot.faults };
}

test.each(['flip7', 'vinto', 'pinnacola', 'sapone'] as const)(
  '%s: a program that plays by the rules loses no move',
  (id) => {
    const command = program('first', 'say({ move: ask.legal[asked % ask.legal.length] });');
    const { faults, efforts } = against(id, command);
    expect(faults).toBe(0);
    expect(efforts[0]!.decisions).toBeGreaterThan(5);
  },
);

describe('who loses a move loses nothing else', () => {
  test.each([
    ['crashes', 'process.exit(1);'],
    ['crashes now and then', 'if (asked % 3 === 0) process.exit(1); say({ move: ask.legal[0] });'],
    ['speaks rubbish', "console.log('draw, please');"],
    ['says nothing of a move', 'say(7); say(null);'],
    ['moves for others', "say({ move: { type: 'target', seat: 99 } });"],
    ['plays cards that there are not', "say({ move: { type: 'flip', card: 'ace' } });"],
    ['stalls', 'if (asked > 2) continue; say({ move: ask.legal[0] });'],
    ['floods', "say({ move: { type: 'x' } }); for (let n = 0; n < 5000; n++) say({ move: n });"],
  ])('%s', (what, answer) => {
    const { faults, shares } = against('flip7', program('bad', answer), PATIENCE);
    expect(faults).toBeGreaterThan(0);
    expect(
      shares.reduce((sum, share) => sum + share, 0),
      what,
    ).toBeCloseTo(1);
  });

  test('a command that there is not', () => {
    expect(against('flip7', 'no-such-program-anywhere').faults).toBeGreaterThan(0);
  });
});

test('a program is told what its seat was told, cards by name, and all of it when it begins again', () => {
  const file = folder.path('heard.jsonl');
  const note = `import('node:fs').then(({ appendFileSync }) => { appendFileSync(${JSON.stringify(file)}, line + '\\n'); say({ move: ask.legal[0] }); });`;
  expect(against('vinto', program('notes', note)).faults).toBe(0);
  const asks = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { type, game, seat, options, events, view, legal, complete } = asks[0]!;
  expect({ type, game, seat, complete }).toEqual({
    type: 'ask',
    game: 'vinto',
    seat: 0,
    complete: true,
  });
  expect(options).toMatchObject({ king: 'pickCard' });
  expect((events as { type: string }[])[0]).toMatchObject({ type: 'roundBegan' });
  expect(JSON.stringify(view)).toContain('"deck":["?"');
  expect(legal).toContainEqual({ type: 'peek', slot: 0 });
  // What has been told once is not told again.
  expect((asks[1]!['events'] as unknown[]).length).toBeLessThan((events as unknown[]).length);
});

/** Not every machine has Python. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
const examples = [
  ...(hasPython ? [['Python', 'python3 examples/bots/random_bot.py'] as const] : []),
  ['TypeScript', `"${process.execPath}" examples/bots/random-bot.ts`] as const,
];

test.each(examples.slice(-many(2, 1)))(
  'the example in %s sits in the arena',
  async (_, command) => {
    const bots = `exec:${command},random,random,random`;
    const run = ['arena', 'flip7', '--bots', bots, '--deals', '1', '--seed', 'e', '--json'];
    const { code, out } = await mazzoProcess(run);
    expect(code).toBe(0);
    const [first] = (JSON.parse(out) as { bots: { name: string; faults?: number }[] }).bots;
    expect(first).toMatchObject({ name: `exec:${command}`, faults: 0 });
  },
);
