/** The bot understands what is said at the table. */
import { chanceFrom, hole, optionsFrom, putInBag } from '@mazzo/kernel';
import type { Said, Slot } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { blank } from './apply.ts';
import { cardOf, kinds, MARKET } from './cards.ts';
import type { Kind, Topic } from './cards.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { reference } from './reference.ts';
import type { Move, Phase, Sale, State, Wish } from './types.ts';

const unseen = hole(MARKET, MARKET);
const moods = Array.from({ length: 40 }, (_, n) => chanceFrom(`sfc32:mood ${n}`));

/** What the first seat would do, in many moods. */
function moves(view: State): Move[] {
  return moods.map((chance) => reference(view, 0, chance));
}

/** The first of two seats holds these cards, the other five unseen ones. */
function table(hand: readonly Kind[], phase: Phase): State {
  const view = blank(optionsFrom<Options>(options), 2);
  for (const kind of hand) putInBag(view.hands[0]!, cardOf(kind));
  for (let n = 0; n < 5; n++) putInBag(view.hands[1]!, unseen);
  view.sizes.splice(0, 2, hand.length, 5);
  view.market = new Array<Slot>(20).fill(unseen);
  view.phase = phase;
  return view;
}

function saleOf(seller: number, card: Slot, claim: Kind, more: Partial<Sale>): Sale {
  const none = { wish: null, passed: 0, asked: 0, open: false, bids: [[], []] };
  return { seller, card, claim: cardOf(claim), ...none, ...more };
}

/** The other sells a watermelon, and wishes for something. */
function buying(wish: Wish | null): State {
  const hand = ['coin', 'leek', 'leek', 'rake', 'rake'] as const;
  const sale = saleOf(1, unseen, 'watermelon', { wish });
  return table(hand, { kind: 'bidding', sale });
}

test.each([
  [null, 'leek rake'],
  [{ topics: ['tools'], atLeast: null }, 'rake'],
  [{ topics: ['leek'], atLeast: null }, 'leek'],
  [{ topics: ['coins', 'soaps'], atLeast: null }, 'coin'],
  [{ topics: ['soaps'], atLeast: null }, 'leek rake'],
] as [Wish | null, string][])('[S-5] a wish for %j is met with %s', (wish, cards) => {
  for (const move of moves(buying(wish))) {
    expect(move.type === 'bid' && cards.split(' ').includes(kinds[move.card]!)).toBe(true);
  }
});

test.each([
  [1, 'pass'],
  [2, 'bid'],
])('[S-5] at least %i cards: with one on the table, %s', (atLeast, answer) => {
  const wish: Wish = { topics: ['tools'], atLeast };
  const bids = [[{ card: cardOf('rake'), statement: null }], []];
  const sale = saleOf(1, unseen, 'watermelon', { wish, bids });
  const view = table(['rake', 'rake', 'rake', 'coin'], { kind: 'bidding', sale });
  expect(new Set(moves(view).map(({ type }) => type))).toEqual(new Set([answer]));
});

test('[S-6] a bid is told truly, or falsely, or not at all', () => {
  const told = moves(buying({ topics: ['vegetables', 'tools'], atLeast: null })).map((move) =>
    move.type === 'bid' ? move.statement : move.type,
  );
  expect(new Set(told)).toEqual(new Set(['leek', 'vegetables', null]));
});

test.each([
  [null, 'askMore'],
  ['watermelon', 'accept'],
  // With the market's back it cannot be.
  ['soaps', 'askMore'],
  ['coins', 'askMore'],
] as [Topic | null, string][])('[S-6] for a bid said to be %s: %s', (statement, answer) => {
  const bids = [[], [{ card: unseen, statement }]];
  const sale = saleOf(0, cardOf('threeCoins'), 'leek', { bids });
  const view = table(['threeCoins'], { kind: 'decide', sale });
  expect(new Set(moves(view).map(({ type }) => type))).toEqual(new Set([answer]));
});

test.each([
  ['beforeHands', 'doubleSoap'],
  ['afterHands', 'broom'],
] as const)('[S-12] %s: the Diamond is declared a %s', (diamond, kind) => {
  const view = blank(optionsFrom<Options>(options, { diamond }), 2);
  // Only the tools can still be won.
  const hands = [
    ['scythe', 'rake', 'diamond'],
    [
      'scythe',
      'rake',
      'pick',
      'soap',
      'soap',
      'soap',
      'fourCoins',
      'fourCoins',
      'leek',
      'broccoli',
    ],
  ] as const;
  for (const [seat, hand] of hands.entries()) {
    for (const held of hand) putInBag(view.hands[seat]!, cardOf(held));
  }
  view.phase = { kind: 'diamond', seat: 0 };
  for (const move of moves(view)) expect(move).toEqual({ type: 'declare', kind: cardOf(kind) });
});

test.each([
  ['nobody says anything', [], 'vegetables'],
  ['another holds tools', [{ seat: 1, phrase: { says: 'hold', topic: 'tools' } }], 'tools'],
  [
    'another lacks vegetables',
    [{ seat: 1, phrase: { says: 'lack', topic: 'vegetables' } }],
    'tools',
  ],
  ['it says so itself', [{ seat: 0, phrase: { says: 'hold', topic: 'tools' } }], 'vegetables'],
] as [string, Said[], Topic][])('[S-5] a wish where %s', (_, heard, topic) => {
  const view = table(['leek', 'rake'], { kind: 'trade' });
  for (const chance of moods) {
    const move = reference(view, 0, chance, heard);
    expect(move).toMatchObject({ type: 'sell', wish: { topics: [topic, 'soaps'] } });
  }
});
