/** The laws hold on the toy game, and each of them catches a fault planted in it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { backOfHole, isHole, listKinds } from '../cards.ts';
import type { Chance } from '../chance.ts';
import type { LawNumber } from './broken.ts';
import { LawBroken } from './broken.ts';
import { allLaws, runLaws } from './laws.ts';
import { toy } from './toy/index.ts';
import type { Event, State, Toy } from './toy/index.ts';
import { toySubject } from './toy/subject.ts';

const rulings = new Set(
  ['../../RULES.md', './toy/RULES.md'].flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^## ([A-Z]-\d+)/gm)].map(
      ([, id]) => id!,
    ),
  ),
);

function run(game: Toy, matches: number, only?: LawNumber) {
  const subject = { ...toySubject, game };
  const laws = only === undefined ? allLaws : [only];
  return runLaws(subject, { matches, seed: 'sfc32:laws', rulings, oneIn: 8, laws });
}

const MATCHES = many(2000, 30);

test(`all ten laws hold on the toy game over ${MATCHES} matches`, () => {
  const report = run(toy, MATCHES);
  console.log(`toy: ${JSON.stringify(report)}`);
  expect(report.matches).toBe(MATCHES);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(MATCHES);
});

/** The toy with one of its parts changed. */
function planted(change: (original: Toy) => Partial<Toy>): Toy {
  return { ...toy, ...change(toy) };
}

type Told = Parameters<Toy['resolve']>[4];

/** The toy with every event changed on its way from `resolve`. */
function telling(change: (event: Event, state: State) => Event): Toy {
  const changed =
    (state: State, tell: Told): Told =>
    (event) =>
      tell(change(event, state));
  return planted((original) => ({
    open: (state, chance, tell) => original.open(state, chance, changed(state, tell)),
    resolve: (state, by, move, chance, tell) =>
      original.resolve(state, by, move, chance, changed(state, tell)),
  }));
}

let latest: State | undefined;

const faults: readonly [LawNumber, string, Toy][] = [
  [
    1,
    'nobody is asked while the match goes on',
    planted((o) => ({
      status: (state) =>
        state.turns === 5 ? { over: false, decisions: [], clocks: [] } : o.status(state),
    })),
  ],
  [
    1,
    'a peek takes no turn, so that a round may last for ever',
    planted((o) => ({
      apply(state, event) {
        const { turns } = state;
        o.apply(state, event);
        if (event.type === 'looked') state.turns = turns;
      },
    })),
  ],
  [
    1,
    'a seat that is asked has no move',
    planted((o) => ({
      legal: (state, seat) => (state.turns === 4 ? [] : o.legal(state, seat)),
    })),
  ],
  [
    2,
    'legal leaves a move out',
    planted((o) => ({ legal: (s, seat) => o.legal(s, seat).slice(1) })),
  ],
  [
    2,
    'legal offers what check refuses',
    planted((o) => ({
      legal: (s, seat) => [...o.legal(s, seat), { type: 'give' as const, card: 5, to: seat }],
    })),
  ],
  [
    3,
    'a card laid on the pile is lost',
    planted((o) => ({
      apply(state, event) {
        o.apply(state, event);
        if (event.type === 'traded') state.redPile.pop();
      },
    })),
  ],
  [
    4,
    'resolve writes to the state behind the events’ back',
    planted((o) => ({
      resolve(state, by, move, chance, tell) {
        state.question++;
        o.resolve(state, by, move, chance, tell);
      },
    })),
  ],
  [
    4,
    'chance decides what no event tells',
    planted((o) => ({
      resolve(state, by, move, chance, tell) {
        if (move.type === 'trade') chance.below(2);
        o.resolve(state, by, move, chance, tell);
      },
    })),
  ],
  [
    4,
    'an event says what its schema does not allow',
    planted((o) => ({
      resolve: (state, by, move, chance, tell) =>
        o.resolve(state, by, move, chance, (event) =>
          tell(event.type === 'roundEnded' ? { ...event, scores: [1000, 0] } : event),
        ),
    })),
  ],
  [
    4,
    'a clone shares a pile with its original',
    planted((o) => ({
      clone: (state) => ({ ...o.clone(state), redDeck: state.redDeck }),
    })),
  ],
  [
    5,
    'a peek is shown to a neighbour',
    planted((o) => ({
      reveal: (event, viewer, options) =>
        event.type === 'looked' && viewer === (event.by + 1) % 2
          ? event
          : o.reveal(event, viewer, options),
    })),
  ],
  [
    5,
    'a peek makes others forget',
    planted((o) => ({
      apply(state, event) {
        o.apply(state, event);
        if (event.type === 'looked') state.shelves[event.seat]![event.slot]!.card = event.card;
      },
    })),
  ],
  [
    5,
    'a hidden gift leaves what others knew of the hand',
    planted((o) => ({
      apply(state, event) {
        const before = event.type === 'gave' ? state.hands[event.by]!.cards.slice() : [];
        o.apply(state, event);
        if (event.type !== 'gave' || event.card >= 0) return;
        for (const [card, count] of before.entries()) state.hands[event.by]!.cards[card] = count;
      },
    })),
  ],
  [
    6,
    'whether a move is legal depends on a card its seat has not seen',
    planted((o) => ({
      check: (state, by, move) =>
        move.type === 'trade' && state.redDeck.at(-1) === 4
          ? { rule: 'T-4', reason: 'notInHand' }
          : o.check(state, by, move),
      legal: (state, seat) =>
        o.legal(state, seat).filter((move) => move.type !== 'trade' || state.redDeck.at(-1) !== 4),
    })),
  ],
  [
    7,
    'an unfiltered field',
    telling((event) =>
      event.type === 'shelved' ? ({ ...event, rank: event.card } as Event) : event,
    ),
  ],
  [
    7,
    'an order given away by a bag',
    telling((event, state) =>
      event.type === 'gave'
        ? ({ ...event, nth: listKinds(state.hands[event.by]!.cards).indexOf(event.card) } as Event)
        : event,
    ),
  ],
  [
    8,
    'imagine deals impossible cards after a reshuffle',
    planted((o) => ({ imagine: (view, _viewer, chance) => imagineOnePool(o, view, chance) })),
  ],
  [
    8,
    'imagine returns the truth',
    planted((o) => ({
      apply(state, event) {
        o.apply(state, event);
        if (!state.redDeck.some((slot) => slot < 0)) latest = state;
      },
      imagine: (view, viewer, chance) =>
        latest !== undefined && latest.question === view.question
          ? o.clone(latest)
          : o.imagine(view, viewer, chance),
    })),
  ],
  [
    9,
    'a refusal cites a ruling that does not exist',
    planted((o) => ({
      check: (state, by, move) => {
        const refusal = o.check(state, by, move);
        return refusal === null ? null : { ...refusal, rule: `T-${90 + 9}` };
      },
    })),
  ],
  [
    9,
    'asking costs something',
    planted((o) => ({
      check(state, by, move) {
        const refusal = o.check(state, by, move);
        if (refusal !== null) state.totals[0]! -= 1;
        return refusal;
      },
    })),
  ],
  [
    10,
    'a time-out move that the rules refuse',
    planted(() => ({ timeout: () => ({ type: 'look', slot: 0 }) })),
  ],
];

/** One pool for each back, whatever shuffle a card came from. */
function imagineOnePool(original: Toy, view: State, chance: Chance): State {
  const state = original.clone(view);
  const piles = [0, 1].map((back) => {
    const pile = state.lots.flatMap((lot) => (lot.back === back ? listKinds(lot.unseen) : []));
    chance.shuffle(pile);
    return pile;
  });
  const fill = (slot: number) => (isHole(slot) ? piles[backOfHole(slot)]!.pop()! : slot);
  for (const place of state.shelves.flat()) place.card = fill(place.card);
  state.redDeck = state.redDeck.map(fill);
  state.blueDeck = state.blueDeck.map(fill);
  for (const hand of state.hands) {
    for (let n = hand.holes.reduce((a, b) => a + b, 0); n > 0; n--)
      hand.cards[piles[1]!.pop()!]! += 1;
    hand.holes.fill(0);
  }
  return state;
}

describe('a planted fault is caught', () => {
  test.each(faults)('law %i: %s', (law, _what, game) => {
    let caught: unknown;
    try {
      run(game, 200, law);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(LawBroken);
    expect((caught as LawBroken).law).toBe(law);
  });

  test('every law has one', () => {
    expect(new Set(faults.map(([law]) => law)).size).toBe(10);
  });
});

describe('a run that shows too little does not pass', () => {
  const tried =
    (change: Partial<typeof toySubject>, matches = 80) =>
    () =>
      runLaws(
        { ...toySubject, ...change },
        { matches, seed: 'sfc32:laws', rulings, oneIn: 8, laws: [1, 7] },
      );

  test('something that must end within a round takes too long', () => {
    expect(tried({ stint: () => 3 })).toThrow('what may take 3 moves took 4');
    expect(tried({ stint: (state) => state.totals.length * 1000 })).not.toThrow();
  });

  test('a kind of event that no pair had otherwise', () => {
    expect(tried({ unheard: ['gave'] })).not.toThrow();
    // Few pairs come to such an end.
    expect(tried({ unheard: ['matchEnded'] }, 200)).toThrow('no pair had another matchEnded');
  });

  test('a viewer to whom nothing was ever hidden', () => {
    expect(tried({ leastPairs: 5000 })).toThrow(/only \d+ pairs completed/);
  });

  test('time-outs that never came up', () => {
    expect(tried({ timeoutRuling: 'T-6' })).not.toThrow();
    expect(tried({ timeoutRuling: 'T-6', styles: ['random'] })).toThrow('never came upon T-6');
  });
});
