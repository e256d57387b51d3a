/** What the laws need to know of Pinnacola: open melds and pozzo, an unseen stock, two hands. */
import { cardNamed, countKinds, rigged } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import type { Place, Subject } from '@mazzo/kernel/testing';
import { anyFinish } from './any-finish.ts';
import { cards, JOKER, KINDS, pack, wholePack } from './cards.ts';
import { pinnacola } from './index.ts';
import { cardsOf, isPinnacola, isPinnacolone } from './melds.ts';
import type { Options } from './options.ts';
import type { Event, Move, State } from './types.ts';

const nobody = () => false;
const everybody = () => true;

/** By seat and kind: the hands, what everybody knows of them, and what the other player knows. */
interface Memory {
  hands: number[][];
  open: number[][];
  toOther: number[][];
  /** What lies open, in melds and pozzo. */
  table: number[];
  shuffles: number;
}

function laid(event: Event): Extract<Event, { type: 'laid' | 'grew' }> | null {
  return event.type === 'laid' || event.type === 'grew' ? event : null;
}

function meldIn(event: Event) {
  const found = laid(event);
  return found === null ? null : found.type === 'laid' ? found.meld : found.to;
}

export const subject: Subject<Options, State, Move, Event> = {
  game: pinnacola,
  shortMatches: [
    { target: 500 },
    { target: 500, deal: '15', pozzo: 'fromAnyCard', emptyStock: 'reshuffle' },
  ],
  deck: pack,
  // Every turn takes a card from the stock, which is shuffled again once, or melds one of the pozzo.
  mostMoves: () => 2 * 3 * 108,
  // What may be rearranged takes the solver longest: one match in four.
  pickOptions: (options, chance) => ({
    ...options,
    target: 500 + 100 * chance.below(6),
    earlierMelds: chance.below(4) === 0 ? 'rearranged' : 'stay',
  }),
  pickMove: (state, seat, moves, chance) =>
    (state.phase.kind === 'meld' ? anyFinish(state, seat, chance) : preferPozzo(moves, chance)) ??
    moves[chance.below(moves.length)]!,
  // Whoever lays nothing plays all forty hands: seldom is often enough.
  styles: [...new Array<'random'>(10).fill('random'), 'last', 'first', 'timeouts'],
  rig: rigSome,
  // P-4, P-5, P-9: rows of their own judge; P-18 is law 10.
  exercises: {
    'P-3 pozzo taken': (event) => event.type === 'tookPozzo',
    'P-3 from a card upwards': (event, { pozzo }) => event.type === 'tookPozzo' && pozzo.length > 0,
    'P-6 Poker of Jokers': (event) => meldIn(event)?.kind === 'jokers',
    'P-7 Pinnacola': (event, { options }) => {
      const meld = meldIn(event);
      return meld !== null && isPinnacola(meld, options);
    },
    'P-8 Pinnacolone': (event, { options }) => {
      const meld = meldIn(event);
      return meld !== null && isPinnacolone(meld, options);
    },
    'P-10 own joker': (event) => event.type === 'jokerReplaced' && event.by === event.seat,
    "P-10 opponent's joker": (event) => event.type === 'jokerReplaced' && event.by !== event.seat,
    'P-11 rearranged': (event) => event.type === 'rearranged',
    'P-12 closing': (event) => event.type === 'handEnded' && event.closer !== null && !event.inMano,
    'P-13 negative': (event) =>
      event.type === 'handEnded' && event.sheets.some(({ points }) => points < 0),
    'P-14 in mano': (event) => event.type === 'handEnded' && event.inMano,
    'P-15 exhausted': (event) => event.type === 'handEnded' && event.closer === null,
    'P-15 shuffled again': (event, { reshuffled }) => event.type === 'shuffled' && reshuffled,
    'P-16 both over the target': (event, { totals, options }) =>
      event.type === 'handEnded' && totals.every((total) => total >= options.target),
  },
  timeoutRuling: 'P-17',
  leastPairs: 60,
  witness: {
    start: (): Memory => ({ hands: [], open: [], toOther: [], table: [], shuffles: 0 }),
    hear: (memory, event) => remember(memory as Memory, event),
    places: (state, memory) => places(state, memory as Memory),
  },
};

/** Takes the pozzo half the time it may. */
function preferPozzo(moves: readonly Move[], chance: Chance): Move | null {
  const takes = moves.filter((move) => move.type === 'takePozzo');
  return takes.length > 0 && chance.below(2) === 0 ? takes[chance.below(takes.length)]! : null;
}

/** Hands that chance deals too seldom, the non-dealer's first. */
const recipes = [
  // A closing on the first turn.
  'Ac 2c 3c 4c 5c 6c 7c 8c 9c Kc Kd Kh Ks',
  // A Poker of Jokers against a Pinnacolone.
  'joker joker joker joker 9d 9c 9h 2d 5h Jd Qs 4c 7s As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks',
  // A Pinnacola and a Poker, and little else.
  '5d 6d 7d 8d 9d 10d Jd 3c 3d 3h 3s 9c Kh Ad 3d 5c joker 7h 8h joker Jh 10c Qc joker 6s 2h',
] as const;

function rigSome(chance: Chance, taste: Chance): Chance {
  const recipe = recipes[taste.below(recipes.length + 1)];
  if (recipe === undefined) return chance;
  const dealt = rigged(chance, [recipe.split(' ').map((name) => cardNamed(cards, name)!)]);
  return {
    below: (n) => chance.below(n),
    // Not the pozzo's: it need not hold these cards.
    shuffle: (deck) => (deck.length === wholePack.length ? dealt : chance).shuffle(deck),
  };
}

function remember(memory: Memory, event: Event): void {
  const count = (cards: readonly number[], by: 1 | -1): void => {
    for (const card of cards) memory.table[card]! += by;
  };
  const leave = (seat: number, gone: readonly number[]): void => {
    for (const counts of [memory.hands, memory.open, memory.toOther]) {
      for (const card of gone) counts[seat]![card] = Math.max(0, counts[seat]![card]! - 1);
    }
    count(gone, 1);
  };
  const join = (seat: number, come: readonly number[], openly: boolean): void => {
    const counts = openly ? [memory.hands, memory.open, memory.toOther] : [memory.hands];
    for (const known of counts) for (const card of come) known[seat]![card]! += 1;
    if (openly) count(come, -1);
  };
  switch (event.type) {
    case 'handBegan':
      return forget(memory);
    case 'shuffled':
      if (memory.shuffles > 0) {
        seeWhatIsLeft(memory);
        count(event.cards, -1);
      }
      memory.shuffles += 1;
      return;
    case 'turnedUp':
      return count([event.card], 1);
    case 'dealt':
      return join(event.seat, event.cards, false);
    case 'drew':
      return join(event.seat, [event.card], false);
    case 'tookPozzo':
      return join(event.seat, event.cards, true);
    case 'jokerReplaced':
      leave(event.by, [event.card]);
      return join(event.by, [JOKER], true);
    case 'grew':
    case 'rearranged':
      return leave(event.seat, event.cards);
    case 'laid':
      return leave(event.seat, cardsOf(event.meld));
    case 'discarded':
      return leave(event.seat, [event.card]);
    case 'shown':
      for (const known of [memory.open, memory.toOther]) {
        known[event.seat] = countKinds(event.cards, KINDS);
      }
      return;
    case 'turnBegan':
    case 'handEnded':
    case 'matchEnded':
  }
}

function forget(memory: Memory): void {
  const none = () => new Array<number>(KINDS).fill(0);
  const each = () => [none(), none()];
  const nothing: Memory = {
    hands: each(),
    open: each(),
    toOther: each(),
    table: none(),
    shuffles: 0,
  };
  Object.assign(memory, nothing);
}

/**
 * With the stock used up, what is neither on the table nor in one hand is in the other: known to whoever
 * knows the first one, its holder always, an onlooker if all of it came there openly.
 */
function seeWhatIsLeft(memory: Memory): void {
  const { hands, open, table } = memory;
  const allBut = (hand: readonly number[]) =>
    pack().map((count, card) => count - table[card]! - hand[card]!);
  const isOpen = hands.map((hand, seat) =>
    hand.every((count, card) => count === open[seat]![card]),
  );
  memory.toOther = hands.map((_, seat) => allBut(hands[1 - seat]!));
  memory.open = open.map((known, seat) => (isOpen[1 - seat]! ? allBut(hands[1 - seat]!) : known));
}

function places(state: State, memory: Memory): Place[] {
  const known = (viewer: Viewer, seat: number): readonly number[] => {
    if (viewer === seat) return memory.hands[seat]!;
    return viewer === 'spectator' ? memory.open[seat]! : memory.toOther[seat]!;
  };
  return [
    ...state.hands.map((bag, seat): Place => {
      return { kind: 'bag', name: `hand ${seat}`, bag, certain: (viewer) => known(viewer, seat) };
    }),
    ...state.melds.map((melds, seat): Place => {
      return {
        kind: 'slots',
        name: `melds ${seat}`,
        cards: melds.flatMap(cardsOf),
        sees: everybody,
      };
    }),
    { kind: 'slots', name: 'pozzo', cards: state.pozzo, sees: everybody },
    { kind: 'slots', name: 'stock', cards: state.stock, sees: nobody },
  ];
}
