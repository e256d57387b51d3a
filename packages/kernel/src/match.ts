/** One match in memory: the state, its log, and a view for everyone who looks on. */
import { cardNamed, countKinds } from './cards.ts';
import type { CardTable } from './cards.ts';
import { chanceFrom, rigged } from './chance.ts';
import type { Chance } from './chance.ts';
import { deepFreeze } from './freeze.ts';
import type { Actor, AnyEvent, AnyMove, Game, Seat, Standing, Status, Viewer } from './game.ts';
import { judge, judgeRead, readMove } from './judge.ts';
import { chain, closedBody, movedBody, openedBody } from './log.ts';
import type { Entry, EntryBody, Log } from './log.ts';
import type { Rejection } from './rejection.ts';
import { optionsFrom } from './schema.ts';

export interface MatchSetup<Options> {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Live play hands in a `chacha20:` key; the same seed always gives the same match. */
  readonly seed?: string;
  /** One stream for the whole match instead of one for each entry: a simulation's game. */
  readonly chance?: Chance;
  /** Who begins, where chance would say. */
  readonly first?: Seat;
  /**
   * Card names from the top, one list for each shuffle as it happens; the rest is shuffled below. What
   * no deck has is refused when the match is made; a later shuffle may be of fewer cards, such as a
   * discard pile, and then throws when it comes. From the top of each shuffle go
   *
   * - Flip 7: the cards as they are flipped, with `openingDeal` first one for every seat from the
   *   dealer's left. One shuffle at the beginning, then whenever the deck has run out; with
   *   `freshEachRound` one a round as well.
   * - Vinto: a row of five from left to right for the first player, then for each seat after that; the
   *   card turned up; the draw pile. One shuffle a round, and whenever the draw pile has run out.
   * - Pinnacola: all cards of the dealer's opponent, those of the dealer, the card turned up, the
   *   stock. One shuffle a hand, and with `reshuffle` once more when the stock has run out.
   * - Sapone, two shuffles a round. The market's: two cards for the first player, then for each seat in
   *   the direction of play; the market. The soap deck's: its cards as they are bought.
   */
  readonly shuffles?: readonly (readonly string[])[];
}

export type Played<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | ({ readonly ok: false } & Rejection);

export interface Match<State, Move, Event> {
  readonly state: State;
  /** The log up to now, closed: it can be stored and replayed as it is. */
  readonly log: Log;
  status(): Status;
  legal(seat: Seat): readonly Move[];
  check(by: Actor, move: unknown): Rejection | null;
  /** With a decision's id, refused unless that decision is still open. */
  play(by: Actor, move: Move, decision?: number): Played<Event>;
  /** The same for whatever somebody sent: what is no move is refused as well. */
  submit(by: unknown, sent: unknown, decision?: number): Played<Event>;
  /** The state as this viewer may know it. */
  view(viewer: Viewer): State;
  standings(): readonly Standing[];
}

export const DEFAULT_SEED = 'sfc32:mazzo';

export function createMatch<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  setup: MatchSetup<Options> = {},
): Match<State, Move, Event> {
  const seats = setup.seats ?? game.seats.default;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} has ${game.seats.min} to ${game.seats.max} seats`);
  }
  const options = optionsFrom(game.options, setup.options);
  const seed = setup.seed ?? DEFAULT_SEED;
  const rig = rigNamed(game.cards, setup.shuffles ?? []);
  const drawing = firstDrawn(game, seats, setup.first);

  const state = game.blank(options, seats);
  const events: Event[] = [];
  const bodies: EntryBody[] = [];
  const chained: Entry[] = [];
  const views = new Map<Viewer, { readonly state: State; heard: number }>();

  const record = (happen: (chance: Chance, tell: (event: Event) => void) => void): Event[] => {
    const told: Event[] = [];
    happen(rig.over(setup.chance ?? chanceFrom(seed, bodies.length)), (event) => {
      // They are handed out and stay in the log: nobody may write to them.
      game.apply(state, deepFreeze(event));
      told.push(event);
    });
    events.push(...told);
    return told;
  };

  const opening = record((chance, tell) => game.open(state, drawing.over(chance), tell));
  drawing.demandDrawn();
  rig.demandCards();
  bodies.push(openedBody(game as Game<Options>, options, seats, opening));

  const submit = (by: unknown, sent: unknown, decision?: number): Played<Event> => {
    // Read once: what a getter says the second time has not been judged.
    const move = readMove(game, sent);
    const rejection = judgeRead(game, state, seats, by, move, decision);
    if (rejection !== null) return { ok: false, ...rejection };
    const [actor, accepted] = [by as Actor, move as Move];
    const told = record((chance, tell) => game.resolve(state, actor, accepted, chance, tell));
    bodies.push(movedBody(bodies.length, actor, accepted, told));
    return { ok: true, events: told };
  };

  return {
    state,
    get log() {
      for (const body of bodies.slice(chained.length)) chained.push(chain(chained.at(-1), body));
      return [...chained, chain(chained.at(-1), closedBody(bodies.length, game.status(state)))];
    },
    status: () => game.status(state),
    legal: (seat) => game.legal(state, seat),
    check: (by, move) => judge(game, state, seats, by, move),
    play: submit,
    submit,
    view(viewer) {
      if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < seats)) {
        throw new RangeError(`no viewer ${String(viewer)} at a table of ${seats}`);
      }
      const view = views.get(viewer) ?? { state: game.blank(options, seats), heard: 0 };
      views.set(viewer, view);
      for (; view.heard < events.length; view.heard++) {
        game.apply(view.state, game.reveal(events[view.heard]!, viewer, options));
      }
      return view.state;
    },
    standings() {
      const status = game.status(state);
      return status.over ? status.standings : [];
    },
  };
}

/** Chance whose first number makes this seat begin: at the opening, before anything else. */
function firstDrawn(
  game: Pick<Game, 'id' | 'drawsDealer'>,
  seats: number,
  first: Seat | undefined,
) {
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < seats)) {
    throw new RangeError(`no seat ${first} at a table of ${seats}`);
  }
  let isDrawn = first === undefined;
  return {
    over: (chance: Chance): Chance => ({
      below(n) {
        if (isDrawn || first === undefined) return chance.below(n);
        isDrawn = true;
        return game.drawsDealer === true ? (first + n - 1) % n : first;
      },
      shuffle: (cards) => chance.shuffle(cards),
    }),
    demandDrawn(): void {
      if (!isDrawn) throw new RangeError(`${game.id} does not draw who begins`);
    },
  };
}

/** Rigs shuffles across the streams of a match, each of which is a chance of its own. */
function rigNamed(table: CardTable, shuffles: readonly (readonly string[])[]) {
  const tops = shuffles.map((names) => names.map((name) => cardOf(table, name)));
  const deck: number[] = [];
  let isOpening = true;
  let used = 0;
  const demand = (n: number, cards: readonly number[]): void => {
    const held = countKinds(cards, table.names.length);
    for (const [card, count] of countKinds(tops[n]!, table.names.length).entries()) {
      if (count <= held[card]!) continue;
      const names = `shuffle ${n + 1} names ${table.names[card]} ${count}×`;
      throw new RangeError(`${names}, and there are ${held[card]}`);
    }
  };
  return {
    over: (chance: Chance): Chance => ({
      below: (n) => chance.below(n),
      shuffle(cards) {
        if (isOpening) deck.push(...cards);
        const n = used++;
        if (tops[n] === undefined) return chance.shuffle(cards);
        demand(n, cards);
        rigged(chance, [tops[n]]).shuffle(cards);
      },
    }),
    /** Every match shuffles all its cards at the opening: no later shuffle can have more. */
    demandCards(): void {
      isOpening = false;
      for (let n = used; n < tops.length; n++) demand(n, deck);
    },
  };
}

function cardOf(table: CardTable, name: string): number {
  const card = cardNamed(table, name);
  if (card === null) throw new RangeError(`no card ${name}; there are ${table.names.join(' ')}`);
  return card;
}
