import { references } from '@mazzo/games/references';
import { kinds, sapone } from '@mazzo/games/sapone';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { play } from '../../play.ts';
import { hasEscapes, mazzo, widest } from '../../process.fixture.ts';
import { advised, typist } from '../../terminal.fixture.ts';
import type { Typist } from '../../terminal.fixture.ts';
import { face } from './face.ts';

/** With bots that never change: what is shown is judged, not how they play. */
const game: AnyGame = { ...sapone, brain: references.sapone! };

async function session(language: Language, seats: number, options: object, at: Typist) {
  const sitting = {
    id: 'sapone' as const,
    game,
    seats,
    options: optionsFrom(sapone.options, options),
    seed: 'sfc32:keyboard',
    bots: new Array<'good'>(seats - 1).fill('good'),
    save: undefined,
  };
  return play(sitting, language, at);
}

/** What was shown with a table on it. */
function screensOf(at: Typist): (readonly string[])[] {
  return at.said.filter(
    (lines) => lines !== 'cleared' && lines.some((line) => line.startsWith('── ')),
  ) as (readonly string[])[];
}

describe('at a keyboard', () => {
  const byHints = [
    ['it', 80, 8, { roundEnd: 'finishLap' }, / Scrivi (.+)\.$/, 'Classifica finale'],
    ['en', 40, 3, { direction: 'counterclockwise' }, / Type (.+)\.$/, 'Final standings'],
    ['en', 80, 4, {}, / Type (.+)\.$/, 'Final standings'],
    ['it', 80, 4, { bids: 'open', roundEnd: 'finishLap' }, / Scrivi (.+)\.$/, 'Classifica finale'],
    ['it', 60, 2, { doubt: 'bidders' }, / Scrivi (.+)\.$/, 'Classifica finale'],
    ['en', 80, 8, { bids: 'open' }, / Type (.+)\.$/, 'Final standings'],
  ] as const;

  test.each(byHints.slice(0, many(byHints.length, 3)))(
    'a match by the hints alone in %s, %d columns, %d seats',
    async (language, width, seats, options, hint, end) => {
      const at = advised({ width, rows: 24 }, hint);
      expect(await session(language, seats, { target: 6, ...options }, at)).toBe('over');
      const told = at.said.flat().join('\n');
      expect(told).toContain(end);
      expect(widest(told)).toBeLessThanOrEqual(width);
      // No hint was refused, and none was without an answer.
      expect(told).not.toMatch(/^S-\d+: |undefined|NaN/m);
      if (width < 80) return;
      for (const lines of screensOf(at)) expect(lines.length).toBeLessThanOrEqual(24);
    },
  );

  test.each([
    ['en', / Type (.+)\.$/, 'not until my turn', 'pick – '],
    ['it', / Scrivi (.+)\.$/, 'passo fino al mio turno', 'prendi – '],
  ] as const)('in %s, who waits for their turn is asked in one sale a lap', async (...row) => {
    const [language, hint, words, pick] = row;
    const at = advised({ width: 80, rows: 24 }, hint, words);
    expect(await session(language, 4, { target: 6 }, at)).toBe('over');
    const asked = at.said.map((lines) => [lines].flat().join(' '));
    const count = (said: string) => asked.filter((screen) => screen.includes(said)).length;
    // Each pick is read twice by who asks for a hint; a round may begin with somebody else's.
    const [turns, sales, rounds] = [count(pick) / 2, count(words), 3];
    expect(turns).toBeGreaterThan(5);
    expect(sales).toBeLessThanOrEqual(turns + rounds);
  });

  // One of these is right wherever somebody is asked; the rest is refused, or means nothing.
  const each = (verb: string) =>
    kinds.map((kind) => `${verb} ${face.words.en.keys.kinds[kind][0]}`);
  const everything = [
    'pick',
    'buy 3 coin',
    'sell coin as leek want soap 2',
    ...each('sell'),
    'doubt',
    ...each('give'),
    'bid coin say leek',
    'bid shovel',
    'pass',
    'accept',
    'accept bruno',
    'more',
    'end',
    'declare double',
  ];

  test('eight at a table, whatever is typed', async () => {
    const at = typist(everything, 120);
    expect(await session('en', 8, { target: 5 }, at)).toBe('over');
    const screens = screensOf(at);
    expect(screens.length).toBeGreaterThan(25);
    for (const lines of screens) {
      expect(widest(lines.join('\n'))).toBeLessThanOrEqual(80);
      expect(lines.length).toBeLessThanOrEqual(24);
    }
  });
});

describe('whatever is typed at a Sapone table', () => {
  const start = ['play', 'sapone', '--seed', 'b'];
  test.concurrent.each([
    // typed        answered
    ['', 'Nothing was typed'],
    ['xyz', '"xyz" is no key of this game'],
    ['bid leek', 'S-'],
    ['h', 'Hint: '],
    ['help', 'All of the rules: mazzo rules sapone.'],
    ['?', 'All of the rules: mazzo rules sapone.'],
    ['l', 'Round 1.'],
    ['r', 'r S-8 shows the ruling with that number.'],
    ['r s-12', 'S-12 · '],
    ['q', 'You leave the table.'],
  ])('%j is answered and does not move', async (typed, answered) => {
    const { code, out, err } = await mazzo(start, { input: `${typed}\n` });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(answered);
    expect(out).not.toMatch(/^You (pick|sell|bid|pass)/m);
    expect(out).toContain('No round was finished: You 0, Ada 0, Bruno 0, Carla 0.');
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(hasEscapes(out)).toBe(false);
  });

  test.each(['en', 'it'])('the keys and the rules in short are told in %s', async (language) => {
    const { out } = await mazzo([...start, '--lang', language], { input: '?\n' });
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(out).toMatch(/^ {2}(… as broom|… come scopa) /m);
  });
});
