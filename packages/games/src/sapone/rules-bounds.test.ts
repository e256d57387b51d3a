/** What must hold however the table plays. */
import { bagSize, chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance, Decision, Match, Seat } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { sapone } from './index.ts';
import type { Event, Move, State } from './types.ts';

type Table = Match<State, Move, Event>;

function decisionsAt(table: Table): readonly Decision[] {
  const status = table.status();
  return status.over ? [] : status.decisions;
}

function played(table: Table, seat: Seat, move: Move): readonly Event[] {
  const answer = table.play(seat, move);
  if (!answer.ok) throw new Error(`${JSON.stringify(move)}: ${answer.rule} ${answer.reason}`);
  return answer.events;
}

/** The cards of a hand, the most frequent first. */
function handOf({ state }: Table, seat: Seat): number[] {
  const { cards } = state.hands[seat]!;
  const held = cards.flatMap((count, card) => new Array<number>(count).fill(card));
  return held.toSorted((a, b) => cards[b]! - cards[a]! || a - b);
}

/** Buys whenever three cards are there, and else sells in vain. */
function buyerMove(table: Table, seat: Seat): Move {
  const { phase } = table.state;
  const hand = handOf(table, seat);
  if (phase.kind === 'pick') return { type: 'pick' };
  if (phase.kind === 'diamond') return { type: 'declare', kind: 0 };
  if (phase.kind !== 'trade') return { type: 'pass' };
  if (hand.length >= 3) return { type: 'buy', cards: hand.slice(0, 3) };
  return { type: 'sell', card: hand[0]!, claim: hand[0]!, wish: null };
}

describe('[S-10] the soap deck cannot run out', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i seats who buy whenever they can', (seats) => {
    const table = createMatch(sapone, { seats, seed: `sfc32:soap ${seats}` });
    let purchases = 0;
    let left = 40;
    while (table.state.rounds === 0) {
      const { seat } = decisionsAt(table).find(({ pace }) => pace !== 'free')!;
      for (const { type } of played(table, seat, buyerMove(table, seat))) {
        if (type === 'bought') purchases++;
      }
      if (table.state.rounds === 0) left = Math.min(left, table.state.soap.length);
    }
    // Every purchase takes three cards of the 60 and of those bought before.
    expect(3 * purchases).toBeLessThanOrEqual(60 + purchases);
    expect(purchases).toBeGreaterThan(15);
    expect(purchases).toBeLessThanOrEqual(30);
    expect(left).toBeGreaterThanOrEqual(10);
  });
});

/** Any move; answers that keep a sale going are preferred, so that sales are long. */
function anyMove(moves: readonly Move[], chance: Chance, lasting: boolean): Move {
  const pick = (some: readonly Move[]): Move => some[chance.below(some.length)]!;
  const types = [...new Set(moves.map(({ type }) => type))];
  const long = types.filter((type) => ['sell', 'bid', 'askMore'].includes(type));
  const type = (lasting && long.length > 0 ? long : types)[
    chance.below(lasting && long.length > 0 ? long.length : types.length)
  ];
  return pick(moves.filter((move) => move.type === type));
}

/** The moves of each sale of some rounds, and how many it might have had. */
function sales(seats: number, matches: number): { moves: number; bound: number }[] {
  const found: { moves: number; bound: number }[] = [];
  const chance = chanceFrom(`sfc32:sales ${seats}`);
  for (let number = 0; number < matches; number++) {
    const options = { doubt: number % 3 === 0 ? 'bidders' : 'anyone', target: 5 } as const;
    const table = createMatch(sapone, { seats, options, seed: `sfc32:sales ${number}` });
    let current: { moves: number; bound: number } | null = null;
    while (table.state.rounds === 0) {
      const open = decisionsAt(table);
      const { seat } = open[chance.below(open.length)]!;
      const move = anyMove(table.legal(seat), chance, number % 2 === 0);
      const selling: boolean = move.type === 'sell';
      if (selling) found.push((current = { moves: 0, bound: boundOf(table.state, seat) }));
      else if (current !== null) current.moves++;
      const events = played(table, seat, move);
      if (events.some(({ type }) => type === 'turnBegan' || type === 'roundEnded')) current = null;
    }
  }
  return found;
}

/** Every card of the others once; four openings with a pass of each; answers, the doubt and its gift. */
function boundOf({ sizes }: State, seller: Seat): number {
  const others = sizes.reduce((sum, size, seat) => sum + (seat === seller ? 0 : size), 0);
  return others + 4 * sizes.length + 6;
}

describe('[S-7] [S-8] every sale ends', () => {
  test.each([
    [2, 12],
    [3, 10],
    [4, 8],
    [6, 6],
    [8, 6],
  ])('%i seats: within its bound, over %i rounds of random play', (seats, matches) => {
    const found = sales(seats, matches);
    expect(found.length).toBeGreaterThan(20 * matches);
    for (const { moves, bound } of found) expect(moves).toBeLessThanOrEqual(bound);
    expect(Math.max(...found.map(({ moves }) => moves))).toBeGreaterThan(2 * seats + 2);
  });
});

/** What everybody can count: the cards of each hand, of each deck, and those that lie face up. */
function countable({ hands, sizes, market, faceUp, soap, out, turn, diamond }: State): unknown[] {
  return [hands.map(bagSize), sizes, market.length, faceUp, soap.length, out.length, turn, diamond];
}

describe('[S-2] [S-3] what can be counted is the same to all, and right', () => {
  test.each([2, 4, 8])('%i seats', (seats) => {
    const chance = chanceFrom(`sfc32:counted ${seats}`);
    const table = createMatch(sapone, { seats, options: { target: 20 }, seed: 'sfc32:counted' });
    while (table.state.rounds < 2 && !table.status().over) {
      const open = decisionsAt(table);
      const { seat } = open[chance.below(open.length)]!;
      played(table, seat, anyMove(table.legal(seat), chance, chance.below(4) > 0));
      const { state } = table;
      expect(state.sizes).toEqual(state.hands.map(bagSize));
      expect(state.faceUp).toBe(state.facing.filter((facing) => facing === 1).length);
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(countable(table.view(viewer))).toEqual(countable(state));
      }
    }
  });
});
