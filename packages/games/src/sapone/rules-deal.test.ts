import { createMatch, hidden } from '@mazzo/kernel';
import type { Viewer } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { sapone } from './index.ts';
import { dealt, enacted, situations, tableAfter } from './rules.fixture.ts';
import { cardSigned, handSigns, sharesOf, signs } from './rules-deck.fixture.ts';

const everySize = [2, 3, 4, 5, 6, 7, 8];

function viewersAt(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

test('[S-1] the options and their defaults', () => {
  expect(createMatch(sapone).state.options).toEqual({
    target: 20,
    direction: 'clockwise',
    ties: 'toEach',
    bids: 'faceDown',
    doubt: 'anyone',
    roundEnd: 'thatTurn',
    diamond: 'beforeHands',
    allFour: '12',
  });
  expect(sapone.seats).toEqual({ min: 2, max: 8, default: 4 });
  expect(sapone.options.target).toMatchObject({ min: 5, max: 100 });
});

test.each([{ target: 4 }, { target: 101 }, { target: 20.5 }])(
  '[S-1] no match with %j',
  (options) => {
    expect(() => createMatch(sapone, { options })).toThrow(RangeError);
  },
);

test.each([1, 9])('[S-1] no table of %i', (seats) => {
  expect(() => createMatch(sapone, { seats })).toThrow(RangeError);
});

/** Both decks as the rules list them. */
const listed: Readonly<Record<string, number>> = {
  c1: 30, v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, t1: 1, t2: 2, t3: 3, t4: 4, t5: 5,
  s1: 20, s2: 10, c4: 4, c3: 3, c2: 2, d: 1,
}; // prettier-ignore

test.each(everySize)(
  '[S-2] [S-3] %i seats: 60 and 40 cards as listed, two market cards each',
  (seats) => {
    const { state } = createMatch(sapone, { seats, seed: `sfc32:deal ${seats}` });
    const inHands = (card: number): number =>
      state.hands.reduce((n, hand) => n + hand.cards[card]!, 0);
    for (const sign of signs) {
      const card = cardSigned(sign);
      const soap = 'd s1 s2 c2 c3 c4'.split(' ').includes(sign);
      expect(sapone.cards.backs[card], sign).toBe(soap ? 1 : 0);
      const deck = soap ? state.soap : state.market;
      const found = deck.filter((other) => other === card).length + inHands(card);
      expect(found, sign).toBe(listed[sign]);
      if (soap) expect(inHands(card), sign).toBe(0);
    }
    expect(state.sizes).toEqual(new Array(seats).fill(2));
    expect([state.market.length, state.soap.length, state.out.length]).toEqual([
      60 - 2 * seats,
      40,
      0,
    ]);
  },
);

test.each(everySize)('[S-3] %i seats: half of the market lies face up, mixed', (seats) => {
  const orders = Array.from({ length: 40 }, (_, number) => {
    const { state } = createMatch(sapone, { seats, seed: `sfc32:mix ${number}` });
    expect(state.facing.filter((facing) => facing === 1)).toHaveLength(30 - seats);
    expect(state.facing.filter((facing) => facing === 0)).toHaveLength(30 - seats);
    expect(state.faceUp).toBe(30 - seats);
    return state.facing.join('');
  });
  expect(new Set(orders).size).toBe(40);
  const tops = orders.filter((order) => order.endsWith('1')).length;
  expect(tops).toBeGreaterThan(5);
  expect(tops).toBeLessThan(35);
});

test('[S-3] both decks are shuffled', () => {
  const decks = [1, 2, 3].map((number) => {
    const { state } = createMatch(sapone, { seed: `sfc32:shuffle ${number}` });
    return [state.market.join(' '), state.soap.join(' ')];
  });
  for (const at of [0, 1]) expect(new Set(decks.map((deck) => deck[at])).size).toBe(3);
});

test.each(everySize)(
  '[S-3] %i seats: nobody sees into the decks, all see a face-up top',
  (seats) => {
    const seen = new Set<string>();
    for (let number = 0; number < 12; number++) {
      const match = createMatch(sapone, { seats, seed: `sfc32:secret ${number}` });
      const up = match.state.facing.at(-1) === 1;
      seen.add(up ? 'up' : 'down');
      for (const viewer of viewersAt(seats)) {
        const { market, facing, soap, faceUp } = match.view(viewer);
        expect(market.slice(0, -1).every((slot) => slot < 0)).toBe(true);
        expect(facing.slice(0, -1).every((one) => one === -1)).toBe(true);
        expect(soap.every((slot) => slot < 0)).toBe(true);
        expect(facing.at(-1)).toBe(up ? 1 : 0);
        expect(market.at(-1)! < 0).toBe(!up);
        if (up) expect(market.at(-1)).toBe(match.state.market.at(-1));
        expect(faceUp).toBe(30 - seats);
      }
    }
    expect(seen.size).toBe(2);
  },
);

test('[S-3] the deeper cards and facings stay unknown to all as the market shrinks', () => {
  const table = tableAfter('A+v1^ A$c1 ; B+t1 B$c1 ; C+c1^', { seats: 3 });
  for (const viewer of viewersAt(3)) {
    const { market, facing } = table.match.view(viewer);
    expect(market.slice(0, -1).some((slot) => slot >= 0)).toBe(false);
    expect(facing.slice(0, -1).some((one) => one !== -1)).toBe(false);
  }
});

const picks = situations(
  {},
  `
  [S-3] a face-up card on top is seen by all before it is taken
    A=v5_c1 A+c1 A$c1 ; B+v1^ => knowsXB v1 +2m, knowsAB v1 +2m, picked A:c1 B:v1
  [S-3] a face-down one is seen by its taker alone
    A+v1 => knowsBA +3m, knowsXA +3m, knowsAA c1 c1 v1
  [S-3] whoever takes a face-up one is known to hold it
    A+v1^ => knowsBA v1 +2m, knowsCA v1 +2m, knowsXA v1 +2m, knowsAA c1 c1 v1
`,
);

test.each(picks)('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test.each([
  ['v1^', cardSigned('v1')],
  ['v1', hidden(0)],
])('[S-3] with %s on top next all are told %i', (next, top) => {
  const table = tableAfter(`A+c1 A$c1 ; B+${next}`);
  const picked = table.told().find((event) => event.type === 'picked')!;
  for (const viewer of viewersAt(4)) {
    expect(sapone.reveal(picked, viewer, table.match.state.options)).toMatchObject({ top });
  }
});

test.each([
  ['clockwise', 1],
  ['counterclockwise', -1],
] as const)('[S-1] [C-5] %s: turns and first players pass on that way', (direction, step) => {
  const seats = 3;
  const table = dealt([], { seats, options: { direction, target: 100 } });
  const { first } = table.match.state;
  const after = (n: number): number => (((first + step * n) % seats) + seats) % seats;
  for (let round = 0; round < 4; round++) table.idleRound();
  const told = table.told();
  const firsts = told.flatMap((event) => (event.type === 'roundBegan' ? event.first : []));
  expect(firsts).toEqual([0, 1, 2, 3, 4].map(after));
  const turns = told.flatMap((event) => (event.type === 'turnBegan' ? event.seat : []));
  expect(turns.slice(0, 54)).toEqual(Array.from({ length: 54 }, (_, turn) => after(turn)));
  expect(turns.slice(54, 60)).toEqual([1, 2, 3, 4, 5, 6].map(after));
});

test('[C-5] any seat may be the first', () => {
  const firsts = Array.from({ length: 60 }, (_, number) => {
    return createMatch(sapone, { seats: 4, seed: `sfc32:first ${number}` }).state.first;
  });
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
});

test.each(['clockwise', 'counterclockwise'] as const)(
  '[S-3] %s: each seat is dealt its two',
  (direction) => {
    const table = tableAfter('A=v1_v2 B=v3_v4 C=t1_t2 D=t3_t4', { options: { direction } });
    const hands = ['A', 'B', 'C', 'D'].map((letter) => table.fact(`hand${letter}`));
    expect(hands).toEqual(['v1_v2', 'v3_v4', 't1_t2', 't3_t4']);
  },
);

test('[S-3] each round is dealt from all cards again', () => {
  const shares = [['v1'], ['t1']].map((signsOfOne) => signsOfOne.map(cardSigned));
  const table = dealt([sharesOf(shares)], { seats: 2, options: { target: 100 } });
  table.idleRound();
  const { state } = table.match;
  expect([table.fact('rounds'), table.fact('left'), table.fact('soap')]).toEqual(['1', '56', '40']);
  expect(state.sizes).toEqual([2, 2]);
  const all = signs.map(cardSigned).map((card) => {
    const held = state.hands.reduce((n, hand) => n + hand.cards[card]!, 0);
    return held + [...state.market, ...state.soap].filter((other) => other === card).length;
  });
  expect(all).toEqual(signs.map((sign) => listed[sign]));
  expect(state.hands.map((hand) => handSigns(hand.cards).split('_').length)).toEqual([2, 2]);
});
