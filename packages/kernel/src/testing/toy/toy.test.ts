/** The rules of the toy game, RULES.md beside this file. */
import { describe, expect, test } from 'vitest';
import { isHole, listKinds } from '../../cards.ts';
import type { Seat, Viewer } from '../../game.ts';
import { createMatch } from '../../match.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { toy } from './index.ts';
import type { Event, Move, Options, State } from './index.ts';

type Table = Scene<State, Move, Event>;

interface Deal {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** From the top: three for each shelf, one for the pile, then the deck. */
  readonly reds?: string;
  /** From the top: two for each hand, then the deck. */
  readonly blues?: string;
  /** Later red shuffles. */
  readonly again?: readonly string[];
}

/** Two seats unless told otherwise, before anyone has looked. */
function dealt({ seats = 2, options = {}, reds = '', blues = '', again = [] }: Deal = {}): Table {
  const shuffles = [reds, blues, ...again].map((names) => names.split(''));
  const deck = (state: State) => (again.length > 0 ? state.redDeck : state.blueDeck);
  return scene(toy, { seats, options, shuffles, deck });
}

/** Everybody has looked at their leftmost card; seat 0 is on turn. */
function onTurn(deal: Deal = {}): Table {
  const table = dealt(deal);
  for (const seat of table.state.shelves.keys()) told(table, seat, { type: 'look', slot: 0 });
  return table;
}

function told(table: Table, by: Seat, move: Move): readonly Event[] {
  const played = table.play(by, move);
  if (!played.ok) throw new Error(`${played.rule} ${played.reason}`);
  return played.events;
}

function reason(table: Table, by: Seat, move: Move): string | null {
  const refusal = table.check(by, move);
  return refusal === null ? null : `${refusal.rule} ${refusal.reason}`;
}

/** By name, in order; what is not seen is a dot. */
function names(slots: readonly number[]): string {
  return slots.map((slot) => (isHole(slot) ? '.' : toy.cards.names[slot])).join('');
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}

function shelf(state: State, seat: Seat): string {
  return names(state.shelves[seat]!.map((place) => place.card));
}

/** The certain cards by name, and a dot for each of the others. */
function hand(state: State, seat: Seat): string {
  const { cards, holes } = state.hands[seat]!;
  return names(listKinds(cards)) + '.'.repeat(holes.reduce((sum, n) => sum + n, 0));
}

function asked(table: Table): Seat[] {
  const status = table.status();
  return status.over ? [] : status.decisions.map(({ seat }) => seat);
}

const card = (name: string): number => toy.cards.names.indexOf(name);
const play = (name: string): Move => ({ type: 'play', card: card(name) });
const give = (name: string, to: Seat): Move => ({ type: 'give', card: card(name), to });
const trade = (slot: number): Move => ({ type: 'trade', slot });
const peek = (seat: Seat, slot: number): Move => ({ type: 'peek', seat, slot });
const swap = (seat: Seat, slot: number, other: Seat, otherSlot: number): Move => ({
  type: 'swap',
  seat,
  slot,
  other,
  otherSlot,
});

describe('table', () => {
  test.each([2, 3, 4])('[T-1] %i seats', (seats) => {
    expect(dealt({ seats }).state.shelves.length).toBe(seats);
  });

  test.each([1, 5])('[T-1] not %i seats', (seats) => {
    expect(() => createMatch(toy, { seats })).toThrow('toy has 2 to 4 seats');
  });

  test('[T-1] ranks 1–5 four times each in red, a–e three times each in blue', () => {
    const [opened] = dealt().log;
    const shuffled = (opened as { events: Event[] }).events.flatMap((event) =>
      event.type === 'shuffled' ? [event] : [],
    );
    expect(shuffled.map(({ back, cards }) => [back, names(sorted(cards))])).toEqual([
      [0, '11112222333344445555'],
      [1, 'aaabbbcccdddeee'],
    ]);
  });
});

describe('deal', () => {
  test('[T-2] three red cards and two blue ones each, one red card face up', () => {
    const table = dealt({ seats: 3, reds: '1122334455', blues: 'abcdee' });
    const { state } = table;
    expect([0, 1, 2].map((seat) => shelf(state, seat))).toEqual(['112', '233', '445']);
    expect([0, 1, 2].map((seat) => hand(state, seat))).toEqual(['ab', 'cd', 'ee']);
    expect(names(state.redPile)).toBe('5');
    expect([state.redDeck.length, state.blueDeck.length, state.bluePile.length]).toEqual([
      10, 9, 0,
    ]);
    table.usedUp();
  });

  test.each([
    // viewer      hands as it sees them
    [0, ['ab', '..', '..']],
    [1, ['..', 'cd', '..']],
    ['spectator', ['..', '..', '..']],
  ] as const)('[T-2] %s sees no shelf, the pile, and its own hand', (viewer, hands) => {
    const view = dealt({ seats: 3, reds: '1122334455', blues: 'abcdee' }).view(viewer);
    expect([0, 1, 2].map((seat) => shelf(view, seat))).toEqual(['...', '...', '...']);
    expect([0, 1, 2].map((seat) => hand(view, seat))).toEqual(hands);
    expect(names(view.redPile)).toBe('5');
    expect([...view.redDeck, ...view.blueDeck].every(isHole)).toBe(true);
  });
});

describe('look', () => {
  test('[T-3] everybody is asked at the same time, and may answer in any order', () => {
    const table = dealt({ seats: 3 });
    expect(table.status()).toMatchObject({
      decisions: [0, 1, 2].map((seat) => ({ seat, id: 1, pace: 'window' })),
    });
    told(table, 1, { type: 'look', slot: 2 });
    expect(asked(table)).toEqual([0, 2]);
    told(table, 2, { type: 'look', slot: 0 });
    expect(told(table, 0, { type: 'look', slot: 1 }).at(-1)).toEqual({
      type: 'turnBegan',
      seat: 0,
    });
    expect(asked(table)).toEqual([0]);
  });

  test('[T-3] one card of one’s own shelf, seen by oneself alone', () => {
    const table = dealt({ reds: '123451' });
    told(table, 0, { type: 'look', slot: 1 });
    const seen = ([0, 1, 'spectator'] as Viewer[]).map((viewer) => shelf(table.view(viewer), 0));
    expect(seen).toEqual(['.2.', '...', '...']);
    expect(table.state.shelves[0]!.map((place) => place.seen)).toEqual([0, 1, 0]);
  });

  test('[T-3] once, before anything else, and not later', () => {
    const table = dealt();
    expect(table.legal(0)).toEqual([0, 1, 2].map((slot) => ({ type: 'look', slot })));
    expect(reason(table, 0, trade(0))).toBe('T-3 lookFirst');
    told(table, 0, { type: 'look', slot: 0 });
    expect(reason(table, 0, { type: 'look', slot: 1 })).toBe('C-10 notYourDecision');
    expect(reason(table, 0, trade(0))).toBe('C-10 notYourDecision');
    told(table, 1, { type: 'look', slot: 0 });
    expect(reason(table, 0, { type: 'look', slot: 1 })).toBe('T-3 lookFirst');
  });
});

describe('turn', () => {
  test('[T-4] seat 0 begins and the turn passes on', () => {
    const table = onTurn({ seats: 3, options: { turns: 2 } });
    const order = Array.from({ length: 6 }, () => {
      const [seat] = asked(table) as [Seat];
      told(table, seat, peek(seat, 0));
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('[T-4] every decision has an id of its own', () => {
    const table = onTurn();
    const ids = new Set<number>();
    for (let turn = 0; turn < 6; turn++) {
      const status = table.status();
      if (!status.over) ids.add(status.decisions[0]!.id);
      told(table, turn % 2, peek(0, 0));
    }
    expect(ids.size).toBe(6);
  });

  test.each([0, 1])('[T-4] peek at a card of shelf %i, seen by the peeker alone', (seat) => {
    const table = onTurn({ reds: '123451' });
    told(table, 0, peek(seat, 2));
    const card = seat === 0 ? '3' : '1';
    expect(shelf(table.view(0), seat)[2]).toBe(card);
    expect(shelf(table.view(1), seat)[2]).toBe('.');
    expect(shelf(table.view('spectator'), seat)[2]).toBe('.');
  });

  test('[T-4] a peek of somebody else makes nobody forget', () => {
    const table = onTurn({ reds: '123451' });
    told(table, 0, peek(1, 0));
    expect([shelf(table.view(0), 1), shelf(table.view(1), 1)]).toEqual(['4..', '4..']);
  });

  test('[T-4] swap two cards of two shelves, unseen; what was known of them moves along', () => {
    const table = onTurn({ reds: '123452' });
    told(table, 0, swap(0, 0, 1, 2));
    const shelves = (state: State) => [shelf(state, 0), shelf(state, 1)];
    expect(shelves(table.state)).toEqual(['223', '451']);
    expect(shelves(table.view(0))).toEqual(['...', '..1']);
    expect(shelves(table.view(1))).toEqual(['...', '4..']);
    expect(shelves(table.view('spectator'))).toEqual(['...', '...']);
  });

  test('[T-4] swap the cards of two other seats', () => {
    const table = onTurn({ seats: 3, reds: '111222333' });
    told(table, 0, swap(1, 0, 2, 1));
    expect([1, 2].map((seat) => shelf(table.state, seat))).toEqual(['322', '323']);
  });

  test('[T-4] trade for the top of the red deck, seen by the trader; the old card is seen by all', () => {
    const table = onTurn({ reds: '12345254' });
    told(table, 0, trade(2));
    expect(names(table.state.redPile)).toBe('53');
    expect(shelf(table.state, 0)).toBe('124');
    expect([shelf(table.view(0), 0), names(table.view(0).redPile)]).toEqual(['1.4', '53']);
    expect([shelf(table.view(1), 0), names(table.view(1).redPile)]).toEqual(['...', '53']);
    expect(table.state.redDeck.length).toBe(12);
  });

  test('[T-4] a trade lays down what others had seen there, and they have not seen the new card', () => {
    const table = onTurn({ reds: '123452542' });
    told(table, 0, peek(1, 1));
    expect(shelf(table.view(0), 1)).toBe('.5.');
    told(table, 1, trade(1));
    expect(shelf(table.view(0), 1)).toBe('...');
    expect(shelf(table.view(1), 1)).toBe('44.');
    expect(table.state.shelves[1]![1]!.seen).toBe(1 << 1);
  });

  test.each([
    // gifts     what 0, 1, 2 and a spectator see of the hands of 0 and 1
    ['hidden', ['a b..', '. bcd', '. ...', '. ...']],
    ['open', ['a b..', '. bcd', '. b..', '. b..']],
  ] as const)('[T-4] give a blue card, gifts %s', (gifts, seen) => {
    const table = onTurn({ seats: 3, options: { gifts }, blues: 'abcdee' });
    told(table, 0, give('b', 1));
    expect([hand(table.state, 0), hand(table.state, 1)]).toEqual(['a', 'bcd']);
    const known = ([0, 1, 2, 'spectator'] as Viewer[]).map((viewer) => {
      const view = table.view(viewer);
      return `${hand(view, 0)} ${hand(view, 1)}`;
    });
    expect(known).toEqual(seen);
    table.usedUp();
  });

  test('[T-4] what one gave is certain until its new owner gives something unseen', () => {
    const table = onTurn({ seats: 3, blues: 'abcdee' });
    told(table, 0, give('b', 1));
    expect(hand(table.view(0), 1)).toBe('b..');
    told(table, 1, give('c', 2));
    expect(hand(table.view(0), 1)).toBe('..');
    expect(hand(table.view(2), 2)).toBe('cee');
  });

  test('[T-4] play a blue card face up and draw another, seen by its owner', () => {
    const table = onTurn({ blues: 'abcde' });
    expect(told(table, 0, play('a')).map(({ type }) => type)).toEqual([
      'played',
      'drew',
      'turnBegan',
    ]);
    expect([hand(table.state, 0), names(table.state.bluePile)]).toEqual(['be', 'a']);
    expect([hand(table.view(0), 0), names(table.view(0).bluePile)]).toEqual(['be', 'a']);
    expect([hand(table.view(1), 0), names(table.view(1).bluePile)]).toEqual(['..', 'a']);
    table.usedUp();
  });

  test.each([
    [play('c'), 'T-4 notInHand'],
    [give('c', 1), 'T-4 notInHand'],
    [give('a', 0), 'T-4 notToOneself'],
    [give('a', 2), 'C-10 noSuchSeat'],
    [peek(2, 0), 'C-10 noSuchSeat'],
    [swap(0, 0, 2, 0), 'C-10 noSuchSeat'],
    [swap(0, 0, 0, 1), 'T-4 twoShelves'],
    [swap(1, 0, 0, 0), 'T-4 twoShelves'],
    [give('a', 1), null],
    [play('b'), null],
    [peek(0, 0), null],
    [swap(0, 2, 1, 2), null],
    [trade(2), null],
  ])('[T-4] with a and b in hand at two seats, %o: %s', (move, refusal) => {
    const table = onTurn({ blues: 'abcc' });
    expect(reason(table, 0, move)).toBe(refusal);
    expect(reason(table, 1, move)).toBe('C-10 notYourDecision');
    const listed = table.legal(0).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    expect(listed).toBe(refusal === null);
  });
});

describe('reshuffle', () => {
  /** Both seats go on trading until the red deck is empty; seat 1 is on turn then. */
  function tradedOut(again: readonly string[]): Table {
    const table = onTurn({ options: { turns: 20 }, reds: '11122253', again });
    for (let turn = 0; turn < 13; turn++) told(table, turn % 2, trade(turn % 3));
    expect([table.state.redDeck.length, table.state.redPile.length]).toEqual([0, 14]);
    return table;
  }

  test('[T-5] the pile becomes the deck when a card is needed, not before', () => {
    const table = tradedOut(['53']);
    const pile = names(sorted(table.state.redPile));
    expect(told(table, 1, peek(0, 0)).map(({ type }) => type)).toEqual(['looked', 'turnBegan']);
    const out = shelf(table.state, 0)[1]!;
    const [shuffled, traded] = told(table, 0, trade(1)) as [Event & { type: 'shuffled' }, Event];
    expect(names(sorted(shuffled.cards))).toBe(pile);
    expect(traded).toMatchObject({ type: 'traded', drawn: card('5') });
    expect([table.state.redDeck.length, names(table.state.redPile)]).toEqual([13, out]);
    expect(() => table.usedUp()).toThrow('not drawn: 3');
    told(table, 1, trade(0));
    table.usedUp();
  });

  test('[T-5] nobody knows the new order, everybody what is in it', () => {
    const table = tradedOut([]);
    const counts = toy.cards.names.map(
      (_, kind) => table.state.redPile.filter((red) => red === kind).length,
    );
    told(table, 1, trade(0));
    for (const viewer of [0, 'spectator'] as const) {
      const view = table.view(viewer);
      expect(view.redDeck.every(isHole)).toBe(true);
      expect(view.lots[2]).toEqual({ back: 0, unseen: counts });
    }
    const drawn = table.state.shelves[1]![0]!.card;
    expect(table.view(1).lots[2]!.unseen).toEqual(counts.with(drawn, counts[drawn]! - 1));
  });

  test('[T-5] blue cards are not shuffled again: without a deck, playing draws nothing', () => {
    const table = onTurn({ options: { turns: 20 } });
    for (let turn = 0; turn < 15; turn++) {
      const seat = turn % 2;
      const [kind] = listKinds(table.state.hands[seat]!.cards) as [number];
      const types = told(table, seat, { type: 'play', card: kind }).map(({ type }) => type);
      expect(types).toEqual(turn < 11 ? ['played', 'drew', 'turnBegan'] : ['played', 'turnBegan']);
    }
    expect([hand(table.state, 0), hand(table.state, 1)]).toEqual(['', '']);
    expect(table.state.bluePile.length).toBe(15);
    expect(table.legal(1).some(({ type }) => type === 'play' || type === 'give')).toBe(false);
  });
});

describe('end', () => {
  test('[T-6] after `turns` turns each, everything is shown and scored', () => {
    const table = onTurn({ options: { turns: 1 }, reds: '123555', blues: 'abcd' });
    told(table, 0, peek(0, 1));
    const events = told(table, 1, peek(0, 0));
    expect(events.map(({ type }) => type)).toEqual([
      'looked',
      'shown',
      'shown',
      'roundEnded',
      'matchEnded',
    ]);
    expect(events[3]).toEqual({ type: 'roundEnded', scores: [1 + 2 + 3 + 2, 15 + 2] });
    const view = table.view('spectator');
    expect([shelf(view, 0), shelf(view, 1), hand(view, 0), hand(view, 1)]).toEqual([
      '123',
      '555',
      'ab',
      'cd',
    ]);
  });

  test('[T-6] a gift is a point less for its giver and one more for its owner', () => {
    const table = onTurn({ options: { turns: 1 }, reds: '111222', blues: 'abcd' });
    told(table, 0, give('a', 1));
    told(table, 1, peek(0, 0));
    expect(table.state.totals).toEqual([3 + 1, 6 + 3]);
  });

  test.each([1, 2, 3])('[T-6] after %i rounds the totals decide', (rounds) => {
    const table = onTurn({ options: { turns: 1, rounds }, reds: '111222' });
    for (let round = 1; round <= rounds; round++) {
      if (round > 1) for (const seat of [0, 1]) told(table, seat, { type: 'look', slot: 0 });
      expect(table.standings()).toEqual([]);
      for (const seat of [0, 1]) told(table, seat, peek(seat, 0));
      expect(table.state.rounds).toBe(round);
    }
    const totals = toy.tally(table.state).totals;
    expect(table.standings().map(({ score }) => score)).toEqual(totals.toSorted((a, b) => b - a));
    expect(asked(table)).toEqual([]);
  });

  test.each([
    // shelves       places
    ['111222', [2, 1]],
    ['222111', [1, 2]],
    ['123321', [1, 1]],
    ['333111222', [1, 3, 2]],
    ['345345111', [1, 1, 3]],
  ] as const)('[T-6] shelves %s: places %o', (reds, places) => {
    const seats = reds.length / 3;
    const table = onTurn({ seats, options: { turns: 1 }, reds });
    for (let seat = 0; seat < seats; seat++) told(table, seat, peek(seat, 0));
    const bySeat = table.standings().toSorted((a, b) => a.seat - b.seat);
    expect(bySeat.map(({ place }) => place)).toEqual(places);
  });

  test('[T-6] a new round starts with new packs; what was known is worth nothing', () => {
    const table = onTurn({ options: { turns: 1, rounds: 2 } });
    for (const seat of [0, 1]) told(table, seat, peek(seat, 0));
    expect(asked(table)).toEqual([0, 1]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = table.view(viewer);
      expect([shelf(view, 0), shelf(view, 1), view.lots.length]).toEqual(['...', '...', 2]);
    }
  });

  test('[T-6] time-out: look at, or peek at, one’s own leftmost card', () => {
    const timeout = (table: Table, seat: Seat): Move => {
      const status = table.status();
      if (status.over) throw new Error('over');
      return toy.timeout(
        table.view(seat),
        status.decisions.find((decision) => decision.seat === seat)!,
      );
    };
    const table = dealt();
    expect([timeout(table, 0), timeout(table, 1)]).toEqual([
      { type: 'look', slot: 0 },
      { type: 'look', slot: 0 },
    ]);
    for (const seat of [1, 0]) told(table, seat, timeout(table, seat));
    expect(timeout(table, 0)).toEqual(peek(0, 0));
    told(table, 0, timeout(table, 0));
    expect(timeout(table, 1)).toEqual(peek(1, 0));
  });
});
