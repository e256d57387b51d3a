/**
 * Higher, a game of one card and one question. The top card of a shuffled deck lies open; in turn everybody
 * says whether the next is higher or lower, and it is turned up. Right is a point. After so many turns
 * each the most points win. The whole contract, and the laws that it is held to.
 */
import {
  cardSchema,
  chanceFrom,
  choice,
  countKinds,
  createMatch,
  dealUnseen,
  hole,
  isHole,
  listKinds,
  listOf,
  range,
  refuseUnasked,
  seatSchema,
  simpleBrain,
  takeUnseen,
} from '@mazzo/kernel';
import type { Game, Lot, OptionsOf, Seat, Slot, Standing } from '@mazzo/kernel';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import type { Subject } from '@mazzo/kernel/testing';
import * as v from 'valibot';

const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const COPIES = 4;
const cards = { names: ranks, backs: ranks.map(() => 0) };
const options = { turns: range(1, 4, 3), equal: choice('wrong', 'right') };
type Options = OptionsOf<typeof options>;

const moves = v.variant('type', [
  v.strictObject({ type: v.literal('higher') }),
  v.strictObject({ type: v.literal('lower') }),
]);
type Move = v.InferOutput<typeof moves>;

const card = cardSchema(cards);
const schema = v.variant('type', [
  v.strictObject({ type: v.literal('shuffled'), cards: listOf(card, COPIES * ranks.length) }),
  v.strictObject({ type: v.literal('began'), card }),
  v.strictObject({
    type: v.literal('turned'),
    seat: seatSchema,
    card,
    right: v.boolean(),
  }),
]);
type Event = v.InferOutput<typeof schema>;

interface State {
  readonly options: Options;
  points: number[];
  deck: Slot[];
  open: Slot[];
  lots: Lot[];
  turned: number;
}

function standings({ points }: State): Standing[] {
  return points.map((score, seat) => {
    const place = 1 + points.filter((other) => other > score).length;
    return { seat, place, score };
  });
}

const isOver = ({ options: { turns }, points, turned }: State) => turned === turns * points.length;
const seatToSay = ({ points, turned }: State): Seat => turned % points.length;

function turnUp(state: State, card: Slot): void {
  const [held] = state.deck.splice(-1);
  // A view learns here which card it was.
  if (isHole(held!)) takeUnseen(state.lots, 0, card);
  state.open.push(card);
}

export const higher: Game<Options, State, Move, Event> = {
  id: 'higher',
  letter: 'H',
  rulesVersion: 1,
  seats: { min: 2, max: 6, default: 3 },
  cards,
  options,
  presets: {},
  moves,
  events: { schema },
  blank: (chosen, seats) => ({
    options: chosen,
    points: Array.from({ length: seats }, () => 0),
    deck: [],
    open: [],
    lots: [],
    turned: 0,
  }),
  open(state, chance, tell) {
    const deck = listKinds(ranks.map(() => COPIES));
    chance.shuffle(deck);
    tell({ type: 'shuffled', cards: deck });
    tell({ type: 'began', card: state.deck.at(-1)! });
  },
  status(state) {
    if (isOver(state)) return { over: true, standings: standings(state) };
    const decision = { seat: seatToSay(state), id: state.turned, pace: 'turn' } as const;
    return { over: false, decisions: [decision], clocks: [] };
  },
  tally: (state) => ({ rounds: isOver(state) ? 1 : 0, totals: state.points }),
  legal: (state, seat) =>
    !isOver(state) && seatToSay(state) === seat ? [{ type: 'higher' }, { type: 'lower' }] : [],
  check: (state, by) => refuseUnasked(higher.status(state), by),
  timeout: () => ({ type: 'higher' }),
  resolve(state, by, move, _chance, tell) {
    const [card, before] = [state.deck.at(-1)!, state.open.at(-1)!];
    const isHigher = move.type === 'higher' ? card > before : card < before;
    const right = isHigher || (card === before && state.options.equal === 'right');
    tell({ type: 'turned', seat: by as Seat, card, right });
  },
  apply(state, event) {
    switch (event.type) {
      case 'shuffled':
        state.deck = event.cards.slice();
        state.lots = [{ back: 0, unseen: ranks.map(() => COPIES) }];
        return;
      case 'began':
        return turnUp(state, event.card);
      case 'turned':
        turnUp(state, event.card);
        state.turned += 1;
        if (event.right) state.points[event.seat]! += 1;
    }
  },
  reveal(event) {
    switch (event.type) {
      case 'shuffled':
        return { type: 'shuffled', cards: event.cards.map(() => hole(0, 0)) };
      case 'began':
      case 'turned':
        return event;
    }
  },
  imagine(view, _seat, chance) {
    const state = higher.clone(view);
    state.deck = view.deck.map(dealUnseen(view.lots, chance).slot);
    return state;
  },
  clone: (state) => ({
    ...state,
    points: state.points.slice(),
    deck: state.deck.slice(),
    open: state.open.slice(),
    lots: state.lots.map(({ back, unseen }) => ({ back, unseen: unseen.slice() })),
  }),
  brain: simpleBrain((view) => {
    const middle = (ranks.length - 1) / 2;
    return { type: view.open.at(-1)! < middle ? 'higher' : 'lower' };
  }),
};

/** What the laws know of it: where its cards lie, and who sees them. */
const subject: Subject<Options, State, Move, Event> = {
  game: higher,
  shortMatches: [{ turns: 1 }],
  deck: () => ranks.map(() => COPIES),
  mostMoves: ({ turns }, seats) => turns * seats,
  leastPairs: 1,
  witness: {
    start: () => null,
    hear: () => {},
    places: ({ deck, open }) => [
      { kind: 'slots', name: 'deck', cards: deck, sees: () => false },
      { kind: 'slots', name: 'open', cards: open, sees: () => true },
    ],
  },
};

const match = createMatch(higher, { seed: 'sfc32:higher' });
const chance = chanceFrom('sfc32:guesses');
for (let status = match.status(); !status.over; status = match.status()) {
  const { seat } = status.decisions[0]!;
  match.play(seat, match.legal(seat)[chance.below(2)]!);
}
console.log(
  match
    .standings()
    .map(({ seat, score }) => `seat ${seat}: ${score}`)
    .join(', '),
);
console.log(`${countKinds(match.state.open, ranks.length).join(' ')} of each rank lay open`);

const report = runLaws(subject, {
  seed: 'sfc32:laws',
  matches: 200,
  oneIn: 4,
  sample: true,
  rulings: new Set(['C-10']),
  laws: allLaws,
});
console.log(`the laws hold in ${report.matches} matches, ${report.moves} moves`);
