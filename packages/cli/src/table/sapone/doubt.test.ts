/** The last chance to doubt, asked of somebody whom nobody waits for. */
import { readFileSync } from 'node:fs';
import { references } from '@mazzo/games/references';
import { sapone } from '@mazzo/games/sapone';
import type { Move, State } from '@mazzo/games/sapone';
import { createMatch, decisionOf, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, Language, Seat, Status } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { cliTexts } from '../../language.ts';
import { play } from '../../play.ts';
import { scratch } from '../../process.fixture.ts';
import { advised, typist } from '../../terminal.fixture.ts';
import { reader, views } from './table.fixture.ts';
import { face } from './face.ts';

/** With bots that never change: they let a sale go without a bid often enough. */
const game: AnyGame = { ...sapone, brain: references.sapone! };

const hints = { en: / Type (.+)\.$/, it: / Scrivi (.+)\.$/ } as const;

/** Somebody who passes wherever that is possible, and lets every doubt go; else follows the hints. */
function passer(language: Language) {
  const { play: words } = cliTexts[language];
  const said = face.words[language];
  const [key, ...others] = words.wait.keys;
  const at = advised({ width: 80, rows: 24 }, hints[language]);
  let asked = 0;
  const ask = (prompt: string): Promise<string | null> => {
    const shown = [at.said.at(-1)].flat().join(' ').replaceAll(/\s+/g, ' ');
    if (shown.includes(`${key} ${words.wait.meaning}`)) {
      asked++;
      return Promise.resolve(others[0]!);
    }
    const isBidding = shown.includes(` ${said.offer.pass}`);
    return isBidding ? Promise.resolve(said.keys.moves.pass[0]) : at.ask(prompt);
  };
  return { terminal: { ...at, ask }, asked: () => asked };
}

interface Moved {
  readonly kind: string;
  readonly by: Seat;
  readonly move: Move;
}

function movesIn(file: string): Moved[] {
  const entries = readFileSync(file, 'utf8').trimEnd().split('\n');
  return entries.map((line) => JSON.parse(line) as Moved).filter(({ kind }) => kind === 'moved');
}

/** Others' moves after which the first seat, that nobody waited for, could not doubt any more. */
function chancesIn(moves: readonly Moved[], seats: number, options: State['options']) {
  const match = createMatch(sapone, { seats, options, seed: 'sfc32:doubt' });
  const mayDoubt = (status: Status) => decisionOf(status, 0)?.pace === 'free';
  const taken = { decided: 0, unsold: 0 };
  let bids = 0;
  for (const { by, move } of moves) {
    const { phase } = match.state;
    const isFree = mayDoubt(match.status()) && by !== 0;
    match.play(by, move);
    const isOver = match.state.phase.kind !== 'bidding' && match.state.phase.kind !== 'decide';
    if (isFree && phase.kind === 'decide') taken.decided++;
    if (isFree && phase.kind === 'bidding' && move.type === 'pass' && isOver) taken.unsold++;
    if (isFree && phase.kind === 'bidding' && move.type === 'bid') bids++;
  }
  return { ...taken, bids };
}

describe('[S-8] whoever has passed is asked once more', () => {
  const tables = [
    ['it', 4, {}],
    ['en', 3, { bids: 'open', roundEnd: 'finishLap' }],
    ['en', 4, {}],
    ['it', 8, {}],
  ] as const;

  test.each(tables.slice(0, many(tables.length, 2)))(
    'in %s, %d seats, %j: before the seller decides, and before a sale ends without bids',
    async (language, seats, chosen) => {
      const folder = scratch();
      const save = folder.path('match.jsonl');
      const options = optionsFrom(sapone.options, { target: 8, ...chosen });
      const bots = new Array<'good'>(seats - 1).fill('good');
      const { terminal, asked } = passer(language);
      const sitting = { id: 'sapone' as const, game, seats, options, bots, save };
      await play({ ...sitting, seed: 'sfc32:doubt' }, language, terminal);
      const { decided, unsold, bids } = chancesIn(movesIn(save), seats, options);
      expect(decided).toBeGreaterThan(5);
      expect(unsold).toBeGreaterThan(0);
      // Once too often only where the last one to answer has bid after all.
      expect(asked()).toBeGreaterThanOrEqual(decided + unsold);
      expect(asked()).toBeLessThanOrEqual(decided + unsold + bids);
      folder.remove();
    },
  );

  test.each([
    ['bidding goes on', views.passed, false],
    ['the seller decides', views.decided, true],
    ['one more pass ends the sale', views.unwanted, true],
    ['others may bid yet', views.unheard, false],
  ] as const)('%s', (_, view, isAsked) => {
    expect(decisionOf(sapone.status(view), 0)?.pace).toBe('free');
    expect(face.asksFreely!(view)).toBe(isAsked);
  });
});

describe('at the first sale of a match', () => {
  /** What is said while these words are typed. */
  async function told(language: Language, words: readonly string[]): Promise<string> {
    const at = typist(words, 1);
    const options = optionsFrom(sapone.options);
    const bots = new Array<'good'>(3).fill('good');
    const sitting = { id: 'sapone' as const, game, seats: 4, options, bots, save: undefined };
    await play({ ...sitting, seed: 'sfc32:abc' }, language, at);
    return at.said.flat().join('\n');
  }

  test.each([
    ['en', /Carla sells “[^”]+”: doubt it\?/, 'You doubt. Carla turns up'],
    ['it', /Carla vende «[^»]+»: dubiti\?/, 'Dubiti. Carla scopre'],
  ] as const)('in %s a pass leaves the doubt', async (language, question, doubted) => {
    const out = await told(language, ['p', 'd']);
    expect(out).toMatch(question);
    expect(out.indexOf(doubted)).toBeGreaterThan(out.search(question));
  });

  test.each([
    ['en', 'w', 'Carla takes the single coin', 'You bid no more. '],
    ['it', 'lascia', 'Carla prende la moneta', 'Non offri altro. '],
  ] as const)(
    'in %s what was told is not told again after %s',
    async (language, wait, first, pass) => {
      const out = await told(language, ['p', wait]);
      expect(out.split(first)).toHaveLength(2);
      expect(out.split(pass)).toHaveLength(2);
      // The table before each of the two answers, and after them.
      expect(out.split('\n── ').length).toBeGreaterThan(3);
    },
  );
});

test.each([
  ['en', 'sell to Ada', 'sell to Bruno'],
  ['it', 'vendi ad Ada', 'vendi a Bruno'],
] as const)('in %s offer and help sell to somebody in the same words', (language, ada, bruno) => {
  const at = reader(language);
  const offers = face.offers(views.decide, 0, at).map(([, meaning]) => meaning);
  expect(offers).toEqual(expect.arrayContaining([`– ${ada}`, `– ${bruno}`]));
  expect(at.own.keyRows.some(([, meaning]) => meaning.startsWith(`${ada};`))).toBe(true);
});
