/** One step away from a rest of a turn: each changes one thing, and may break a rule or not. */
import type { Card, Chance, Seat } from '@mazzo/kernel';
import { cardsIn, everyMeld, joker, listed, replaceable } from './judge-melds.fixture.ts';
import { anyOf, otherNatural } from './judge-play.fixture.ts';
import type { Meld } from './melds.ts';
import type { Finish, State } from './types.ts';

/** Null where there is nothing of the kind to change. */
type Mutation = (finish: Finish, state: State, seat: Seat, chance: Chance) => Finish | null;

const LAST_INDEX = 35;
const LAST_PLACE = 13;

export const mutations = {
  dropMeld: (finish, _state, _seat, chance) => without(finish, 'melds', chance),
  dropChange: (finish, _state, _seat, chance) => without(finish, 'changes', chance),
  dropReplacement: (finish, _state, _seat, chance) => without(finish, 'replacements', chance),
  layNothing: (finish) => ({ ...finish, melds: [], changes: [], replacements: [] }),
  repeatMeld: (finish, _state, _seat, chance) => repeated(finish, 'melds', chance),
  repeatChange: (finish, _state, _seat, chance) => repeated(finish, 'changes', chance),
  repeatReplacement: (finish, _state, _seat, chance) => repeated(finish, 'replacements', chance),

  addMeld: (finish, state, seat, chance) => {
    const mostly = listed.flatMap((one) => (inHand(state, seat, one.cards) ? one.meld : []));
    const meld =
      mostly.length > 0 && chance.below(4) > 0 ? anyOf(chance, mostly) : anyOf(chance, everyMeld);
    return { ...finish, melds: [...finish.melds, meld] };
  },
  addSameChange: (finish, state, seat, chance) => {
    const own = state.melds[seat]!;
    if (own.length === 0) return null;
    const meld = chance.below(own.length);
    return { ...finish, changes: [...finish.changes, { meld, to: own[meld]! }] };
  },
  addChange: (finish, state, seat, chance) => {
    const own = state.melds[seat]!;
    if (own.length === 0) return null;
    const meld = chance.below(own.length);
    return { ...finish, changes: [...finish.changes, { meld, to: altered(own[meld]!, chance) }] };
  },
  addReplacement: (finish, state, seat, chance) => {
    const theirs = state.melds[1 - seat]!;
    if (theirs.length === 0) return null;
    const wild = theirs.flatMap((there, index) => (replaceable(there).length > 0 ? index : []));
    const meld = wild.length > 0 ? anyOf(chance, wild) : chance.below(theirs.length);
    const card = otherNatural(theirs[meld]!, chance);
    return { ...finish, replacements: [...finish.replacements, { meld, card }] };
  },

  otherDiscard: (finish, _state, _seat, chance) => ({
    ...finish,
    discard: chance.below(joker + 1),
  }),
  discardFromHand: (finish, state, seat, chance) => {
    const held = state.hands[seat]!.cards.flatMap((n, card) => (n > 0 ? card : []));
    return { ...finish, discard: anyOf(chance, held) };
  },
  discardJoker: (finish) => ({ ...finish, discard: joker }),
  discardLaid: (finish, _state, _seat, chance) => {
    const laid = finish.melds.flatMap(cardsIn);
    return laid.length === 0 ? null : { ...finish, discard: anyOf(chance, laid) };
  },
  discardOwed: (finish, { phase }) => {
    return phase.kind !== 'meld' || phase.owed === null ? null : { ...finish, discard: phase.owed };
  },

  alterMeld: (finish, _state, _seat, chance) => {
    return replaced(finish, 'melds', chance, (meld) => altered(meld, chance));
  },
  alterChange: (finish, _state, _seat, chance) => {
    return replaced(finish, 'changes', chance, ({ meld, to }) => {
      return { meld, to: to === null ? anyOf(chance, everyMeld) : altered(to, chance) };
    });
  },
  moveJoker: (finish, _state, _seat, chance) => {
    return replaced(finish, 'melds', chance, (meld) => withOtherJoker(meld, chance));
  },
  moveJokerInChange: (finish, _state, _seat, chance) => {
    return replaced(finish, 'changes', chance, ({ meld, to }) => {
      return { meld, to: to === null ? null : withOtherJoker(to, chance) };
    });
  },
  swapSuit: (finish, _state, _seat, chance) => {
    return replaced(finish, 'melds', chance, (meld) => withOtherSuit(meld, chance));
  },

  wrongIndex: (finish, state, seat, chance) => {
    const meld = chance.below(chance.below(2) === 0 ? state.melds[seat]!.length + 2 : LAST_INDEX);
    return replaced(finish, 'changes', chance, ({ to }) => ({ meld, to }));
  },
  wrongIndexOfTheirs: (finish, state, seat, chance) => {
    const meld = chance.below(
      chance.below(2) === 0 ? state.melds[1 - seat]!.length + 2 : LAST_INDEX,
    );
    return replaced(finish, 'replacements', chance, ({ card }) => ({ meld, card }));
  },
  otherReplacement: (finish, state, seat, chance) => {
    return replaced(finish, 'replacements', chance, ({ meld }) => {
      return { meld, card: otherNatural(state.melds[1 - seat]![meld]!, chance) };
    });
  },
  replaceByJoker: (finish, _state, _seat, chance) => {
    return replaced(finish, 'replacements', chance, ({ meld }) => ({ meld, card: joker }));
  },
  /** P-10: players add to their own melds only. */
  touchTheirs: (finish, state, seat, chance) => {
    const theirs = state.melds[1 - seat]!;
    if (theirs.length === 0) return null;
    const meld = chance.below(theirs.length);
    const to = altered(theirs[meld]!, chance);
    return { ...finish, changes: [...finish.changes, { meld, to }] };
  },
  replaceOwnAsTheirs: (finish, state, seat, chance) => {
    const own = state.melds[seat]!.flatMap((meld, index) => {
      return replaceable(meld).map((card) => ({ meld: index, card }));
    });
    if (own.length === 0) return null;
    return { ...finish, replacements: [...finish.replacements, anyOf(chance, own)] };
  },

  takeUp: (finish, state, seat, chance) => {
    const own = state.melds[seat]!;
    if (own.length === 0) return null;
    const meld = chance.below(own.length);
    const others = finish.changes.filter((change) => change.meld !== meld);
    return { ...finish, changes: [...others, { meld, to: null }] };
  },
  /** The same table, if it may be rearranged. */
  layAnew: (finish, state, seat, chance) => {
    const own = state.melds[seat]!;
    if (own.length === 0) return null;
    const meld = chance.below(own.length);
    if (finish.changes.some((change) => change.meld === meld)) return null;
    const changes = [...finish.changes, { meld, to: null }];
    return { ...finish, changes, melds: [...finish.melds, own[meld]!] };
  },
  changeIntoMeld: (finish, _state, _seat, chance) => {
    if (finish.changes.length === 0) return null;
    const change = anyOf(chance, finish.changes);
    if (change.to === null) return null;
    const changes = finish.changes.filter((other) => other !== change);
    return { ...finish, changes, melds: [...finish.melds, change.to] };
  },
  meldIntoChange: (finish, state, seat, chance) => {
    if (finish.melds.length === 0) return null;
    const to = anyOf(chance, finish.melds);
    const meld = chance.below(state.melds[seat]!.length + 1);
    const melds = finish.melds.filter((other) => other !== to);
    return { ...finish, melds, changes: [...finish.changes, { meld, to }] };
  },
} as const satisfies Record<string, Mutation>;

export const mutationNames = Object.keys(mutations) as (keyof typeof mutations)[];

type Part = 'melds' | 'changes' | 'replacements';

function without(finish: Finish, part: Part, chance: Chance): Finish | null {
  const { length } = finish[part];
  return length === 0
    ? null
    : { ...finish, [part]: finish[part].toSpliced(chance.below(length), 1) };
}

function repeated(finish: Finish, part: Part, chance: Chance): Finish | null {
  if (finish[part].length === 0) return null;
  return { ...finish, [part]: [...finish[part], finish[part][chance.below(finish[part].length)]] };
}

function replaced<Key extends Part>(
  finish: Finish,
  part: Key,
  chance: Chance,
  change: (one: Finish[Key][number]) => Finish[Key][number],
): Finish | null {
  const all: readonly Finish[Key][number][] = finish[part];
  if (all.length === 0) return null;
  const at = chance.below(all.length);
  return { ...finish, [part]: all.with(at, change(all[at]!)) };
}

function inHand(state: State, seat: Seat, cards: readonly Card[]): boolean {
  return cards.every((card) => state.hands[seat]!.cards[card]! > 0);
}

/** One feature of it changed; often no meld any more. */
function altered(meld: Meld, chance: Chance): Meld {
  if (meld.kind === 'jokers') return anyOf(chance, everyMeld);
  const step = chance.below(2) === 0 ? 1 : -1;
  const pick = chance.below(4);
  if (pick === 0) return withOtherJoker(meld, chance);
  if (pick === 1) return withOtherSuit(meld, chance);
  if (meld.kind === 'set') return { ...meld, rank: (meld.rank + 13 + step) % 13 };
  const moved = Math.max(0, Math.min(LAST_PLACE, (pick === 2 ? meld.from : meld.to) + step));
  return pick === 2 ? { ...meld, from: moved } : { ...meld, to: moved };
}

function withOtherJoker(meld: Meld, chance: Chance): Meld {
  if (meld.kind === 'jokers') return meld;
  if (meld.kind === 'set') return { ...meld, joker: !meld.joker };
  const place = meld.from + chance.below(Math.max(1, meld.to - meld.from + 1));
  return { ...meld, joker: chance.below(3) === 0 ? null : place };
}

function withOtherSuit(meld: Meld, chance: Chance): Meld {
  if (meld.kind === 'jokers') return meld;
  const suit = chance.below(4);
  if (meld.kind === 'run') return { ...meld, suit };
  const has = Math.floor(meld.suits / 2 ** suit) % 2 === 1;
  return { ...meld, suits: meld.suits + (has ? -1 : 1) * 2 ** suit };
}
