import { kinds, sapone, topics, UP } from '@mazzo/games/sapone';
import type { Move, State } from '@mazzo/games/sapone';
import { subjects } from '@mazzo/games/testing';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { cliTexts } from '../../language.ts';
import { audience } from '../../names.ts';
import { flow } from '../../screen.ts';
import { answered, card, moveMeant, plain, sale, reader, table, views } from './table.fixture.ts';
import { face } from './face.ts';

describe('a Sapone table', () => {
  test('shows the market, the decks, what is known of the others, and the hand by category', () => {
    expect(plain(face.draw(views.pick, reader('en')))).toEqual([
      '── Round 1 · your turn · to 20 points ──────────────────────────────────────────',
      'Market: 30 cards, 12 face up; top: scythe   Soap deck: 38   Out of play: 6',
      '           points   market    soap  surely holds',
      '> 1 You         0        6       3',
      '  2 Ada         0        3       0  leek',
      '  3 Bruno       0        3       1  single coin ×2',
      '  4 Carla       0        1       0',
      'Your hand:   coins 5: Two Coins, single coin ×3   vegetables: leek',
      '   tools: broom, rake   soap 3: double soap, single soap',
    ]);
  });

  test('shows the sale: claim, wish, bids with what is said of them, who has passed', () => {
    const { phase } = views.bidding;
    if (phase.kind !== 'bidding') throw new Error('no bidding');
    const bids = phase.sale.bids.map((bid) => bid.slice());
    bids[0] = [{ card: card('rake'), statement: 'broom' }];
    bids[2]![0] = { ...bids[2]![0]!, statement: 'coins' };
    const wish = { topics: ['vegetables' as const, 'soap' as const], atLeast: 2 };
    const view: State = {
      ...views.bidding,
      phase: { kind: 'bidding', sale: { ...phase.sale, bids, wish, asked: 1, passed: 8 } },
    };
    expect(plain(face.draw(view, reader('en'))).slice(3)).toEqual([
      '> 1 You         0        6       3',
      '  2 Ada         0        3       0  leek',
      '> 3 Bruno       0        3       1  single coin ×2',
      '  4 Carla       0        1       0',
      'Ada sells: a market card, called “leek”',
      '   “I want vegetables or single soaps, at least 2 cards”   Asked for more once',
      'Bids:   1 You: a rake “a broom”   3 Bruno: a market card “coins”, a market card',
      '   Passed: Carla',
      'Your hand:   coins 5: Two Coins, single coin ×3   vegetables: leek',
      '   tools: broom   soap 3: double soap, single soap',
    ]);
  });

  test.each([
    ['en', views.decide, 'You sell: a single coin, called “leek”', 'Bids:   2 Ada: a market card'],
    [
      'it',
      views.decide,
      'Vendi: una moneta, come «porro»',
      'Offerte:   2 Ada: una carta del mercato',
    ],
    ['en', views.gift, 'Ada sells, face up: a leek', 'Bids:   1 You: a rake'],
    ['it', views.gift, 'Ada vende, carta scoperta: un porro', 'Offerte:   1 Tu: un rastrello'],
  ] as const)('%s %#: what is for sale', (language, view, goods, bids) => {
    const lines = plain(face.draw(view, reader(language))).join('\n');
    expect(lines).toContain(`\n${goods}`);
    expect(lines).toContain(`\n${bids}`);
  });

  test('one’s own card on sale is not in hand', () => {
    const view = table({
      hands: ['coin', 'market', '', ''],
      phase: { kind: 'bidding', sale: sale({ seller: 0, card: card('coin') }) },
    });
    expect(face.draw(view, reader('en')).slice(-3)).toEqual([
      'You sell: a single coin, called “leek”',
      'No bids yet',
      'Your hand:   no card',
    ]);
  });

  test('with open bids the cards are named; to somebody who sees everything, every hand', () => {
    const open = sale({}, ['', '', 'coin coin']);
    const view = table({
      hands: ['coin', 'market', 'coin coin', ''],
      phase: { kind: 'bidding', sale: open },
      options: { bids: 'open' },
    });
    expect(plain(face.draw(view, reader('en')))).toContain('Bids:   3 Bruno: 2 single coins');
    const { state } = createMatch(sapone, { seed: 'sfc32:open' });
    const lines = face.draw(
      state,
      reader('en', { to: audience(null, cliTexts.en), recalls: true }),
    );
    expect(lines.join('\n')).not.toContain('hand');
    for (const [seat, { cards }] of state.hands.entries()) {
      for (const [kind, count] of cards.entries()) {
        if (count > 0) expect(lines[3 + seat]).toContain(reader('en').words.card(kind));
      }
    }
  });
});

/** A few moves of each sort, and one with talk, as random players make them. */
function someOf(moves: readonly Move[], chance: Chance): Move[] {
  const any = <Of>(of: readonly Of[]): Of => of[chance.below(of.length)]!;
  const some = moves.length < 20 ? moves : Array.from({ length: 12 }, () => any(moves));
  return some.flatMap((move): Move[] => {
    if (move.type === 'bid') return [move, { ...move, statement: any(topics) }];
    if (move.type !== 'sell') return [move];
    const wish = {
      topics: [...new Set([any(topics), any(topics), any(topics)])],
      atLeast: chance.below(2) === 0 ? null : 1 + chance.below(9),
    };
    return [move, { ...move, wish }];
  });
}

/** What is drawn of somebody's hand, read back: beside their row, or after everybody's. */
function knownIn(line: string, seat: number): number[] {
  const named = kinds.map((_, kind) => reader('en').words.card(kind));
  const row = new RegExp(`^. ${seat + 1} \\S+ +\\d+ +\\d+ +\\d+ {2}(\\D.*)$`);
  const apart = new RegExp(`^Surely held:.* {2}${seat + 1} \\w+: (.*?)(?: {3}.*)?$`);
  const [words = line] = plain([line]);
  const [, list = ''] = row.exec(words) ?? apart.exec(words) ?? [];
  const counts = kinds.map(() => 0);
  for (const counted of list === '' ? [] : list.split(', ')) {
    const [name = '', times = '1'] = counted.split(' ×');
    expect(named, `${seat}: ${line}`).toContain(name);
    counts[named.indexOf(name)] = Number(times);
  }
  return counts;
}

/** Nobody's cards are shown but those that this seat may know. */
function expectNothingHidden(view: State, state: State): void {
  const seats = state.hands.length;
  const wide = reader('en', { width: 2000 });
  const lines = face.draw(view, wide);
  const apart = lines.find((line) => line.startsWith('Surely held:')) ?? '';
  const firstRow = lines.findIndex((line) => /^[> ] 1 /.test(line));
  for (const [seat, { cards }] of state.hands.entries()) {
    if (seat === 0) continue;
    const known = knownIn(seats > 4 ? apart : lines[firstRow + seat]!, seat);
    expect(known.every((count, kind) => count <= cards[kind]!)).toBe(true);
    expect(known).toEqual(view.hands[seat]!.cards);
  }
  const top = state.market.at(-1);
  const named = top !== undefined && state.facing.at(-1) === UP ? wide.words.card(top) : null;
  if (top !== undefined) expect(lines[1]).toContain(`top: ${named ?? 'face down'} `);
  if (state.phase.kind !== 'bidding' && state.phase.kind !== 'decide') return;
  const { seller, open } = state.phase.sale;
  const goods = lines.findIndex((line) => /^(?:You sell|\w+ sells)\b/.test(line));
  const unsaid = plain(lines.slice(goods, -1)).map((line) => line.replaceAll(/“[^”]*”/g, ''));
  if (seller !== 0 && !open) {
    expect(unsaid[0]).toMatch(/sells: a (market|soap-deck) card, called/);
  }
  if (state.options.bids === 'open') return;
  for (const bid of unsaid[1]!.split('   ').filter((words) => /^[2-8] /.test(words))) {
    expect(bid).toMatch(
      /^\d \S+(?:, \d \S+)*(?:, each)?: (?:,? ?(?:and )?(?:an?|\d+) (?:market|soap-deck) cards? ?)+$/,
    );
  }
}

describe.each([
  [4, {}],
  [8, { bids: 'open', doubt: 'bidders', roundEnd: 'finishLap', direction: 'counterclockwise' }],
  [2, { ties: 'toNone' }],
] as const)('random play with %d seats and %j', (seats, options) => {
  test('fits the screen, hides what is hidden, and every move can be typed', () => {
    const match = createMatch(sapone, { seats, seed: 'sfc32:typing', options });
    const chance = chanceFrom('sfc32:random');
    const subject = subjects.sapone;
    const types = new Set<string>();
    let status = match.status();
    for (; !status.over && match.state.rounds < ROUNDS; status = match.status()) {
      const { seat } = status.decisions[chance.below(status.decisions.length)]!;
      const moves = match.legal(seat);
      if (seat === 0) {
        const view = match.view(0);
        for (const move of expectTyped(view, moves, chance)) types.add(move.type);
        expectFits(view, seats);
        expectNothingHidden(view, match.state);
      }
      match.submit(seat, subject.pickMove!(match.state, seat, moves, chance));
    }
    for (const type of ['pick', 'sell', 'buy', 'bid', 'pass', 'doubt', 'accept', 'endSale']) {
      expect(types).toContain(type);
    }
  });
});

const ROUNDS = many(3, 1);
/** Random players bid with all they have. */
const MOST_LINES: Readonly<Record<number, number>> = { 2: 14, 4: 18, 8: 18 };

function expectTyped(view: State, moves: readonly Move[], chance: Chance): Move[] {
  const some = someOf(moves, chance);
  for (const language of ['en', 'it'] as const) {
    const at = reader(language);
    for (const move of some) {
      const line = face.keyOf(move, at, view);
      expect(moveMeant(line, view, at), line).toEqual(move);
    }
    const offers = face.offers(view, 0, at);
    for (const [line] of offers) {
      const meant = face.meaning(line, view, 0, at);
      if (meant?.kind === 'phrase') expect(sapone.talk!.barred(view), line).toBeNull();
      if (meant?.kind === 'phrase') continue;
      const move = moveMeant(line, view, at);
      expect(move, line).not.toBeNull();
      expect(sapone.check(view, 0, move!), line).toBeNull();
    }
    const rows = offers.map((row) => row.join(' '));
    expect(flow([face.question(view, 0, at), ...rows], 80).length).toBeLessThan(6);
  }
  return some;
}

function expectFits(view: State, seats: number): void {
  for (const language of ['en', 'it'] as const) {
    for (const width of [80, 60, 40]) {
      const lines = face.draw(view, reader(language, { width }));
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(lines.join('\n')).not.toMatch(/undefined|null|NaN/);
      if (width === 80) expect(lines.length).toBeLessThanOrEqual(MOST_LINES[seats]!);
    }
  }
}

test.each(['nothing', ''])('the answer to %j is left to others', (line) => {
  expect(answered(views.trade, line, reader('en'))).toBeNull();
  expect(moveMeant(line, views.trade, reader('en'))).toBeNull();
});
