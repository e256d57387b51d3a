import { readFileSync } from 'node:fs';
import { pinnacola } from '@mazzo/games/pinnacola';
import { optionsFrom } from '@mazzo/kernel';
import type { Entry, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { play } from '../../play.ts';
import { hasEscapes, mazzo, scratch, widest } from '../../process.fixture.ts';
import { advised } from '../../terminal.fixture.ts';
import type { Typist } from '../../terminal.fixture.ts';

const table = ['play', 'pinnacola', '--seed', 'a'];

/** Draws, and discards whatever is in hand: of all cards one is right. */
const everyCard = (suits: string) =>
  'a 2 3 4 5 6 7 8 9 10 j q k'
    .split(' ')
    .flatMap((rank) => suits.split('').map((suit) => `x ${rank}${suit}`));
const answers = (draw: string, suits: string, turns: number) =>
  `${draw}\n${everyCard(suits).join('\n')}\n`.repeat(turns);

describe('Pinnacola by piped input', () => {
  const whole = [
    ['it', answers('p', 'fqcp', 60), 'Peschi', 'Rimaste in mano −', 'Classifica finale'],
    ['en', answers('d', 'cdhs', 60), 'You draw', 'Left in hand −', 'Final standings'],
  ] as const;

  test.each(whole.slice(0, many(whole.length, 1)))(
    'a match is played to its end in %s',
    async (language, input, ...told) => {
      // With this seed a match is soon over.
      const short = ['--seed', 'q', '--options', 'target=500', '--lang', language];
      const { code, out, err } = await mazzo(['play', 'pinnacola', ...short], { input });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const words of told) expect(out).toContain(words);
      expect(widest(out)).toBeLessThanOrEqual(80);
      expect(hasEscapes(out)).toBe(false);
    },
  );

  test('a turn in steps: what was laid, taken back, undone and redone is one move', async () => {
    const folder = scratch();
    const file = folder.path('match.jsonl');
    const steps = ['d', 'kd kh joker', 'back 1', 'u', 'u', 'y', '3-5s', 'x js'];
    const { out } = await mazzo([...table, '--save', file], { input: `${steps.join('\n')}\n` });
    expect(out).toContain('Laid this turn:   1 three kings (joker as K♣ or K♠)');
    expect(out).toContain('You lay three kings (joker as K♣ or K♠). You lay a run 3–5♠.');
    const moves = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry)
      .flatMap((entry) => (entry.kind === 'moved' && entry.by === 0 ? [entry.move] : []));
    expect(moves).toMatchObject([{ type: 'draw' }, { type: 'finish', melds: [{}, {}] }]);
    folder.remove();
  });
});

describe('whatever is typed at a Pinnacola table', () => {
  test.concurrent.each([
    // typed        answered
    ['', 'Nothing was typed'],
    ['xyz', '"xyz" is no key of this game'],
    ['5h 6h 7h', 'P-2: First draw a card or take the pozzo.'],
    ['x 5h', 'P-2: First draw a card or take the pozzo.'],
    ['h', 'Type '],
    ['hint', 'Type '],
    ['help', 'All of the rules: mazzo rules pinnacola.'],
    ['?', 'All of the rules: mazzo rules pinnacola.'],
    ['l', 'The pozzo begins with'],
    ['l', '(The pozzo is the open discard pile'],
    ['?', 'take the whole pozzo (the open discard pile)'],
    ['v', 'Pozzo (2, top last): 5♠ Q♥'],
    ['s', 'Your hand:   3♦ 3♠'],
    ['r', 'r P-3 shows the ruling with that number.'],
    ['x 5h\nr', 'P-2 · '],
    ['r p-12', 'P-12 · '],
    ['q', 'You leave the table.'],
  ])('%j is answered and does not move', async (typed, answered) => {
    const { code, out } = await mazzo(table, { input: `${typed}\n` });
    expect(code).toBe(0);
    expect(out).toContain(answered);
    expect(out).not.toMatch(/You (draw|take)/);
    expect(out).toContain('No round was finished: You 0, Ada 0.');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});

describe('at a keyboard', () => {
  async function session(language: Language, options: object, at: Typist) {
    const setup = {
      id: 'pinnacola' as const,
      game: pinnacola,
      seats: 2,
      options: optionsFrom(pinnacola.options, options),
      seed: 'sfc32:a',
      bots: ['good' as const],
      save: undefined,
    };
    return play(setup, language, at);
  }

  const byHints = [
    ['en', 80, {}, / Type (.+)\.$/, 'Final standings'],
    ['it', 40, { jokers: 'clean', bonuses: 'replace' }, / Scrivi (.+)\.$/, 'Classifica finale'],
    [
      'it',
      80,
      { pozzo: 'fromAnyCard', earlierMelds: 'rearranged' },
      / Scrivi (.+)\.$/,
      'Classifica finale',
    ],
  ] as const;

  test.each(byHints.slice(0, many(byHints.length, 2)))(
    'a match by the hints alone in %s, %d columns',
    async (language, width, options, hint, end) => {
      const at = advised({ width, rows: 24 }, hint);
      expect(await session(language, { target: 500, ...options }, at)).toBe('over');
      const told = at.said.flat().join('\n');
      expect(told).toContain(end);
      expect(widest(told)).toBeLessThanOrEqual(width);
      // No hint was refused.
      expect(told).not.toMatch(/^P-\d+: /m);
      if (width < 80) return;
      const screens = at.said.filter((lines) => lines.length > 1 && lines !== 'cleared');
      for (const lines of screens) expect(lines.length).toBeLessThanOrEqual(24);
    },
  );
});
