import { readFileSync } from 'node:fs';
import { references } from '@mazzo/games/references';
import { vinto } from '@mazzo/games/vinto';
import type { Event } from '@mazzo/games/vinto';
import { createMatch, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, Entry, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { play } from '../../play.ts';
import { hasEscapes, mazzo, scratch, widest } from '../../process.fixture.ts';
import { advised, typist } from '../../terminal.fixture.ts';
import type { Typist } from '../../terminal.fixture.ts';

const table = ['play', 'vinto', '--seed', 'test', '--options', 'session=rounds,rounds=1'];

// One of these is right wherever somebody is asked; the rest is refused, or means nothing.
const everything = 'zz  1 2 t d 99 p s3-k s1 x i2 a1 b2 c3 a4 b5 c1 a s i1 n 3 e'
  .split(' ')
  .map((word) => word.replace('-', ' '));
const answers = (times: number, words = everything) => `${words.join('\n')}\n`.repeat(times);

describe('a round of Vinto by piped input', () => {
  const whole = [
    [
      'it',
      ['Classifica finale', 'Guarda due delle tue carte:', 'Scarti al volo', 'Tutti gli altri'],
    ],
    ['en', ['Final standings', 'Look at two of your cards:', 'You toss in', 'Everyone else']],
  ] as const;

  test.each(whole.slice(0, many(whole.length, 1)))(
    'is played to its end in %s',
    async (language, told) => {
      const { code, out, err } = await mazzo([...table, '--lang', language], {
        input: answers(150),
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const words of told) expect(out).toContain(words);
      expect(widest(out)).toBeLessThanOrEqual(80);
      expect(hasEscapes(out)).toBe(false);
    },
  );

  test('the same seed and the same answers are the same match', async () => {
    const [first, second] = await Promise.all([
      mazzo(table, { input: answers(12) }),
      mazzo(table, { input: answers(12) }),
    ]);
    expect(first.out).toBe(second.out);
  });

  const aids = ['memoryAid=off', 'memoryAid=allSeen,king=wild,actions=may'];

  test.each(aids.slice(0, many(aids.length, 1)))(
    'with %s nothing is shown that the seat was not told before',
    async (options) => {
      const folder = scratch();
      const file = folder.path('match.jsonl');
      const flags = ['--seats', '5', '--save', file, '--options', options];
      const { out } = await mazzo([...table, ...flags], { input: answers(150) });
      expect(out).toContain('Final standings');
      const told = toldBefore(file);
      const screens = screensOf(out);
      expect(screens).toHaveLength(told.length);
      expect(screens.flatMap((screen) => cardsIn(screen)).length).toBeGreaterThan(100);
      for (const [n, screen] of screens.entries()) {
        for (const card of cardsIn(screen))
          expect(told[n]!.has(card), `${card} on screen ${n}`).toBe(true);
      }
      folder.remove();
    },
  );
});

/** Whatever an event may name a card with. */
interface Naming {
  readonly type: string;
  readonly card?: number;
  readonly out?: number;
  readonly cards?: readonly number[];
}

/** The cards that the first seat had been told before each of its moves, and at the end. */
function toldBefore(file: string): ReadonlySet<string>[] {
  const told: ReadonlySet<string>[] = [];
  const heard = new Set<string>();
  const { options } = createMatch(vinto).state;
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const entry = JSON.parse(line) as Entry;
    if (entry.kind === 'closed') break;
    if (entry.kind === 'moved' && entry.by === 0) told.push(new Set(heard));
    for (const event of entry.events) {
      const { card, out, cards = [] }: Naming = vinto.reveal(event as Event, 0, options);
      for (const kind of [card, out, ...cards]) heard.add(vinto.cards.names[kind ?? -1] ?? '');
    }
  }
  return [...told, heard];
}

/** The output cut after each answer that made a move. */
function screensOf(out: string): string[] {
  const lines = out.split('\n');
  const headings = lines.flatMap((line, n) => (line.startsWith('── ') ? [n] : []));
  const cuts = headings.map((_, n) => {
    const next = headings[n + 1] ?? lines.length;
    return 1 + lines.findLastIndex((line, at) => at < next && line.startsWith('> '));
  });
  return [0, ...cuts].map((from, n) => lines.slice(from, cuts[n]).join('\n'));
}

const suits: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

function cardsIn(screen: string): string[] {
  // What a King may be told is no card that lies anywhere.
  return [
    ...screen.replaceAll('k a joker that rank', '').matchAll(/(10|[2-9JQKA])([♣♦♥♠])|\bjoker\b/g),
  ].map(([whole, rank, suit]) => (rank === undefined ? whole : rank + suits[suit!]));
}

describe('whatever is typed at a Vinto table', () => {
  test.concurrent.each([
    // typed        answered
    ['', 'Nothing was typed'],
    ['xyz', '"xyz" is no key of this game'],
    ['0', '"0" is no key of this game'],
    ['d', 'V-2: First look at two of your cards.'],
    ['b2', 'V-2: First look at two of your cards.'],
    ['v', 'V-2: First look at two of your cards.'],
    ['9', 'V-2: There is no card in that place.'],
    ['h', 'Hint: look at your card 1. Type 1.'],
    ['?', 'All of the rules: mazzo rules vinto.'],
    ['?', 'not until my turn: pass for me'],
    ['not until my turn', 'It is your turn'],
    ['l', 'Round 1.'],
    ['r', 'r V-9 shows the ruling with that number.'],
    ['d\nr', 'V-2 · The peek'],
    ['r v-21', 'V-21 · Places'],
    ['q', 'You leave the table.'],
    ['quit', 'You leave the table.'],
  ])('%j is answered and does not move', async (typed, answered) => {
    const { code, out } = await mazzo(table, { input: `${typed}\n` });
    expect(out).toContain(answered);
    expect(code).toBe(0);
    expect(out).not.toContain('You look');
    expect(out).toContain('No round was finished: You 0, Ada 0, Bruno 0, Carla 0.');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('a place twice is refused; what was seen is told once, and l tells the last of it', async () => {
    const { out } = await mazzo(table, { input: '1\n1\n2\nl\n' });
    expect(out).toContain('V-2: You have looked at that card: choose another.');
    expect(out.match(/You look at your card 1: \S+\./g)).toHaveLength(1);
    expect(out.match(/You look at your card 2: \S+\./g)).toHaveLength(2);
  });
});

describe('at a keyboard', () => {
  // With bots that never change: what is shown is judged, not how they play.
  const game: AnyGame = { ...vinto, brain: references.vinto! };

  async function session(language: Language, options: object, at: Typist, now?: () => number) {
    const seats = 5;
    const setup = {
      id: 'vinto' as const,
      game,
      seats,
      options: optionsFrom(vinto.options, options),
      seed: 'sfc32:keyboard',
      bots: new Array<'good'>(seats - 1).fill('good'),
      save: undefined,
    };
    return play(setup, language, at, now === undefined ? {} : { now });
  }

  test.each(['en', 'it'] as const)('every screen fits in 24 rows of 80 in %s', async (language) => {
    const at = typist(everything, 300);
    expect(await session(language, { session: 'rounds', rounds: 2 }, at)).toBe('over');
    const screens = at.said.filter((_, n) => n > 0 && at.said[n - 1] === 'cleared');
    expect(screens.length).toBeGreaterThan(30);
    for (const lines of screens as (readonly string[])[]) {
      expect(lines.length).toBeLessThan(24);
      expect(widest(lines.join('\n'))).toBeLessThanOrEqual(80);
    }
  });

  test.each([
    ['en', / Type (.+)\.$/, 'not until my turn', 'Toss in ', 'Your turn:'],
    ['it', / Scrivi (.+)\.$/, 'passo fino al mio turno', 'Scarti al volo ', 'Tocca a te:'],
  ] as const)('in %s, who waits for their turn is asked once a lap', async (...row) => {
    const [language, hint, words, window, turn] = row;
    const size = { width: 80, rows: 24 };
    const options = { session: 'rounds', rounds: 2 };
    const count = (at: Typist, question: string) =>
      at.said.filter((lines) => [lines].flat().some((line) => line.startsWith(question))).length;
    const [hurried, patient] = [advised(size, hint), advised(size, hint, words)];
    for (const at of [hurried, patient]) expect(await session(language, options, at)).toBe('over');
    // Each question is read twice by who asks for a hint.
    expect(count(hurried, window) / count(hurried, turn)).toBeGreaterThan(3);
    const turns = count(patient, turn) / 2;
    expect(turns).toBeGreaterThan(4);
    // A round may begin with the turn of somebody else.
    expect(count(patient, window)).toBeLessThanOrEqual(turns + options.rounds);
  });

  test('q names a Queen where a King asks for a rank; elsewhere it asks whether to leave', async () => {
    const at = typist(
      ['1', '2', 't', 'd', 'p', 'x', 'a1', 'q', 'b1', 'a3', 'b4', 'c5', 'a', 'n', 'e'],
      2000,
    );
    expect(await session('en', { session: 'rounds', rounds: 4 }, at)).toBe('over');
    const told = at.said.flat().join('\n');
    expect(told).toMatch(/King: what is Ada’s card 1\?.*quit leave$/ms);
    expect(told).toContain('You name a Queen: ');
  });

  test('[V-16] a timed session ends with the round in which its minutes are over', async () => {
    let minutes = 0;
    const at = typist(everything, 900);
    // A little time goes by whenever somebody looks at the clock.
    const now = () => (minutes += 0.002) * 60_000;
    expect(await session('en', { minutes: 5 }, at, now)).toBe('over');
    const told = at.said.flat().join('\n');
    expect(told).toContain('5 minutes left');
    expect(told).toContain('1 minute left');
    expect(told.match(/Time is up: this is the last round\./g)).toHaveLength(1);
    expect(told).toMatch(/Round \d+, the last/);
    expect(told).toContain('Final standings');
  });
});
