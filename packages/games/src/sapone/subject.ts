/** What the laws need to know of Sapone: hands by a memory of its own, two unseen decks, one open top. */
import type { Card, Chance, Viewer } from '@mazzo/kernel';
import type { Place, Subject } from '@mazzo/kernel/testing';
import { categories, DIAMOND, pack, topics } from './cards.ts';
import { sapone } from './index.ts';
import type { Options } from './options.ts';
import { saleOf } from './table.ts';
import { UP } from './types.ts';
import type { Event, Move, State } from './types.ts';
import { certainIn, contradicts, outSeenBy, remember, start } from './witness.ts';
import type { Memory } from './witness.ts';

const nobody = () => false;

export const subject: Subject<Options, State, Move, Event> = {
  game: sapone,
  shortMatches: [
    { target: 5 },
    { target: 5, bids: 'open', doubt: 'bidders', roundEnd: 'finishLap' },
  ],
  deck: () => pack(),
  mostMoves: (_options, seats) => MOST_TURNS * (mostInSale(seats) + 2),
  stint,
  pickOptions: (options, chance) => ({ ...options, target: 5 + chance.below(8) }),
  pickMove,
  plain,
  rename,
  contradicts: (state, memory, viewer) => contradicts(state, memory as Memory, viewer),
  exercises: {
    'S-1 shared': (event) => someContest(event, ({ leaders }) => leaders.length > 1),
    'S-1 nothing in it': (event) => someContest(event, ({ leaders }) => leaders.length === 0),
    'S-2 given unseen': (event) => event.type === 'gave',
    'S-3 face up': (event) => event.type === 'picked' && event.open,
    'S-3 face down': (event) => event.type === 'picked' && !event.open,
    'S-4 no card at all': (event) => event.type === 'turnPassed',
    'S-5 true claim': (event) => event.type === 'offered' && event.card === event.claim,
    'S-5 bluff': (event) => event.type === 'offered' && event.card !== event.claim,
    'S-5 Diamond on sale': (event) => event.type === 'offered' && event.card === DIAMOND,
    'S-5 wish': (event) => event.type === 'offered' && event.wish !== null,
    'S-6 statement': (event) => event.type === 'bidAdded' && event.statement !== null,
    'S-6 open': (event, { options }) => event.type === 'bidAdded' && options.bids === 'open',
    'S-7 no bids': (event) => event.type === 'saleEnded' && event.how === 'noBids',
    'S-7 refused': (event) => event.type === 'saleEnded' && event.how === 'refused',
    'S-7 asked twice': (event, { phase }) =>
      event.type === 'askedMore' && phase.kind === 'bidding' && phase.sale.asked === 2,
    'S-8 honest': (event) => event.type === 'doubted' && event.honest,
    'S-8 caught': (event) => event.type === 'tookFree',
    'S-8 sold after a doubt': (event) => event.type === 'sold' && event.open,
    'S-9 one card': (event) => event.type === 'sold' && event.paid.length === 1,
    'S-9 compensated': (event) => event.type === 'compensated',
    'S-9 compensated openly': (event) => event.type === 'compensated' && event.open,
    'S-9 nothing left': (event, { market }) =>
      event.type === 'sold' && event.paid.length > 1 && market.length === 0,
    'S-10': (event) => event.type === 'bought',
    'S-11 by a pick': (event) => event.type === 'picked' && event.top === null,
    'S-11 by a compensation': (event) => event.type === 'compensated' && event.top === null,
    'S-11 lap finished': (event, { market }) => event.type === 'turnBegan' && market.length === 0,
    'S-12 before hands are shown': (event, { options }) =>
      event.type === 'diamondDeclared' && options.diamond === 'beforeHands',
    'S-12 after hands are shown': (event, { options }) =>
      event.type === 'diamondDeclared' && options.diamond === 'afterHands',
    'S-12 out of play': (event) => event.type === 'bought' && event.paid.includes(DIAMOND),
    'S-13 by larger cards': (event) => decidedBy(event, 'cards', 0),
    'S-14 by rarity': (event) => decidedBy(event, 'rarity', 0),
    'S-14 by what is left': (event) => decidedBy(event, 'kinds', 1),
    'S-15 all four': (event, { options }) =>
      event.type === 'roundEnded' && event.points.includes(Number(options.allFour)),
    'S-16 equal over the target': (event, { totals, options }) => {
      const highest = Math.max(...totals);
      const leaders = totals.filter((total) => total === highest).length;
      return event.type === 'roundEnded' && highest >= options.target && leaders > 1;
    },
  },
  timeoutRuling: 'S-17',
  leastPairs: 60,
  unheard: ['dealt', 'picked', 'offered', 'bidAdded', 'gave', 'sold', 'compensated', 'bought'],
  witness: {
    start: ({ bids }, seats): Memory => start(seats, bids === 'open'),
    hear: (memory, event) => remember(memory as Memory, event),
    places: (state, memory) => places(state, memory as Memory),
  },
};

/** A turn takes a card from the market, or is one of the last lap. */
const MOST_TURNS = 68;

/** S-7, S-8: every card once at most. */
function mostInSale(seats: number): number {
  return 100 + mostBesideCards(seats);
}

/** Four times open to bids, which all may pass; a doubt, a gift, three answers, the offer. */
function mostBesideCards(seats: number): number {
  return 4 * seats + 6;
}

/** S-7: a sale. Everybody else's cards, once each, and what `mostInSale` has beside them. */
function stint(state: State): number | null {
  const sale = saleOf(state);
  if (sale === null) return null;
  const others = state.sizes.reduce(
    (sum, size, seat) => sum + (seat === sale.seller ? 0 : size),
    0,
  );
  return others + mostBesideCards(state.sizes.length);
}

type ContestTold = Extract<Event, { type: 'roundEnded' }>['contests'][number];

function someContest(event: Event, shows: (contest: ContestTold) => boolean): boolean {
  return event.type === 'roundEnded' && event.contests.some(shows);
}

/** Whether the last step of some comparison was this one, or one further on. */
function decidedBy(event: Event, by: string, least: number): boolean {
  return someContest(event, ({ steps, leaders }) => {
    const last = steps.at(-1);
    return leaders.length === 1 && steps.length > 1 && last!.by === by && last!.of >= least;
  });
}

/** Random play with a little talk, in which few doubt and many pass. */
function pickMove(_state: State, _seat: number, moves: readonly Move[], chance: Chance): Move {
  const any = <Of>(of: readonly Of[]): Of => of[chance.below(of.length)]!;
  const pass = moves.find((move) => move.type === 'pass');
  if (pass !== undefined && chance.below(2) === 0) return pass;
  const buys = moves.filter((move) => move.type === 'buy');
  if (buys.length > 0 && chance.below(4) === 0) return any(buys);
  const move = any(moves);
  if (move.type === 'sell' && chance.below(2) === 0) {
    const claim = chance.below(2) === 0 ? move.card : move.claim;
    const wish = chance.below(2) === 0 ? null : { topics: [any(categories)], atLeast: 2 };
    return { ...move, claim, wish };
  }
  if (move.type === 'bid' && chance.below(2) === 0) return { ...move, statement: any(topics) };
  return move;
}

/** As `legal` lists it: without talk, and with what is paid in order. */
function plain(move: Move): Move {
  switch (move.type) {
    case 'sell':
      return { ...move, wish: null };
    case 'bid':
      return { ...move, statement: null };
    case 'buy':
      return { ...move, cards: move.cards.toSorted((a, b) => a - b) };
    default:
      return move;
  }
}

function rename(move: Move, from: Card, to: Card): Move {
  switch (move.type) {
    case 'sell':
    case 'bid':
    case 'give':
      return move.card === from ? { ...move, card: to } : move;
    case 'buy': {
      const at = move.cards.indexOf(from);
      return at < 0 ? move : { ...move, cards: move.cards.with(at, to) };
    }
    default:
      return move;
  }
}

function places(state: State, memory: Memory): Place[] {
  const top = state.market.length - 1;
  return [
    ...state.hands.map((bag, seat): Place => {
      const certain = (viewer: Viewer) => certainIn(memory, viewer, seat);
      return { kind: 'bag', name: `hand ${seat}`, bag, certain };
    }),
    {
      kind: 'slots',
      name: 'market',
      cards: state.market,
      sees: (_viewer, at) => at === top && state.facing[at] === UP,
    },
    { kind: 'slots', name: 'soap deck', cards: state.soap, sees: nobody },
    {
      kind: 'slots',
      name: 'out of play',
      cards: state.out,
      sees: (viewer, at) => outSeenBy(memory, viewer, at),
    },
  ];
}
